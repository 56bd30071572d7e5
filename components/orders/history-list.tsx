import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The events of a payment or a parcel, as points on a line. */
export function HistoryList({ className, ...props }: ComponentProps<'ol'>) {
  return <ol className={cn('mt-2 ps-1.5 text-sm', className)} {...props} />;
}

export function HistoryItem({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      className={cn(
        'relative border-s-2 ps-5 pb-2.5 last:border-transparent last:pb-0',
        'before:absolute before:-start-1.75 before:top-2 before:size-3 before:rounded-full before:border-2 before:border-background before:bg-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}
