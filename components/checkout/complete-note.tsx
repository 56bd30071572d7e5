import type { ReactNode } from 'react';

/** A sentence with its icon, e.g. what happens next. */
export function CompleteNote({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-4 flex gap-3 rounded-md border px-4 py-3 text-start">
      {icon}
      <span>{children}</span>
    </p>
  );
}
