import type { ReactNode } from 'react';

type FactProps = { label: string; note?: string; children: ReactNode };

/** One row of a `dl`. */
export function Fact({ label, note, children }: FactProps) {
  return (
    <div>
      <dt>
        {label}
        {note && <span className="block text-xs">{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
