import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

function Input({ className, type, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      data-slot="input"
      className={cn(
        'min-h-11 w-full min-w-0 rounded-md border border-input bg-card px-3 py-2 text-foreground placeholder:text-muted-foreground placeholder:opacity-100',
        'disabled:border-border disabled:bg-muted disabled:text-foreground disabled:opacity-100 disabled:[-webkit-text-fill-color:var(--foreground)]',
        'aria-invalid:border-destructive aria-invalid:inset-ring aria-invalid:inset-ring-destructive',
        // Phone numbers and addresses are written from left to right, but start below their label.
        'rtl:[&[dir=ltr]]:text-end',
        className,
      )}
      {...props}
    />
  );
}

export { Input };
