import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="kbd"
      className={cn(
        'pointer-events-none inline-flex min-w-7 items-center justify-center rounded-sm border border-border bg-muted px-1.5 font-sans text-sm select-none',
        className,
      )}
      {...props}
    />
  );
}

function KbdGroup({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="kbd-group"
      className={cn('inline-flex items-center gap-1 font-sans', className)}
      {...props}
    />
  );
}

export { Kbd, KbdGroup };
