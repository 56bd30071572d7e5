import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** A sentence about the state of the cart, above its lines. */
export function CartNote({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 flex gap-3 rounded-md border border-border bg-muted p-3 text-sm">
      <Icon name="alert" className="mt-0.5 size-5 text-gilt" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
