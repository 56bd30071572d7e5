import { useId, type ReactNode } from 'react';

type PanelProps = {
  title: string;
  /** Beside the title, e.g. a number. */
  mark?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of a page, with its heading. */
export function Panel({ title, mark, actions, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`panel ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="flex items-center gap-2 text-lg font-bold">
          {title}
          {mark}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
