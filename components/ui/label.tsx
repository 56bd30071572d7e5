import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A plain `label` element: Radix's adds only that a double click on it selects no text. */
function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label data-slot="label" className={cn('font-semibold', className)} {...props} />;
}

export { Label };
