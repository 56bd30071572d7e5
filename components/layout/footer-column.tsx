import type { ReactNode } from 'react';

export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-bold">{title}</h2>
      <ul className="mt-2 space-y-1">{children}</ul>
    </section>
  );
}
