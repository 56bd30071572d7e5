import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        'block min-h-16 w-full min-w-0 resize-y rounded-md border border-input bg-card px-3 py-2 text-foreground placeholder:text-muted-foreground placeholder:opacity-100',
        'disabled:border-border disabled:bg-muted disabled:text-foreground disabled:opacity-100 disabled:[-webkit-text-fill-color:var(--foreground)]',
        'aria-invalid:border-destructive aria-invalid:inset-ring aria-invalid:inset-ring-destructive',
        className,
      )}
      {...props}
    />
  );
}

export { Textarea };
