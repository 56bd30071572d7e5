import type { ReactNode } from 'react';

type MessagePanelProps = {
  icon: ReactNode;
  title: string;
  text?: string;
  /** `h1` if it is the whole page, `h2` for a panel within a page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
};

/** An icon, a sentence and an action, for all empty, missing and failed states. */
export function MessagePanel({ icon, title, text, heading = 'h2', children }: MessagePanelProps) {
  const Heading = heading;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <span className="mb-5 inline-flex size-16 items-center justify-center rounded-full bg-accent text-accent-foreground *:size-8">
        {icon}
      </span>
      <Heading className="text-2xl font-bold">{title}</Heading>
      {text && <p className="mt-2 text-muted-foreground">{text}</p>}
      {children && (
        <div className="mt-7 flex flex-wrap items-center justify-center gap-3">{children}</div>
      )}
    </div>
  );
}
