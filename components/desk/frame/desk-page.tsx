import type { ReactNode } from 'react';

type DeskPageProps = {
  title: string;
  text?: ReactNode;
  /** Links and buttons that concern the whole page, at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the desk: its heading, and what is below. */
export function DeskPage({ title, text, actions, children }: DeskPageProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      {text && <p className="mt-1 text-muted-foreground">{text}</p>}
      {children}
    </div>
  );
}
