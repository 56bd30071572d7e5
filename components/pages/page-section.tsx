import type { ReactNode } from 'react';

type PageSectionProps = { id: string; title: string; children: ReactNode };

/** A section of a page below a fine line; on wide screens its heading is in the margin, as in a book. */
export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="shell">
      <div className="grid gap-x-12 gap-y-4 border-t border-border py-9 lg:grid-cols-[20rem_minmax(0,1fr)] lg:py-12">
        <h2 id={`${id}-title`} className="text-2xl font-bold">
          {title}
        </h2>
        <div className="max-w-2xl min-w-0">{children}</div>
      </div>
    </section>
  );
}
