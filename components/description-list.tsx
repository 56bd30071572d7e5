import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';

/** Names and values, one line each; a value that is too long gets its own line. */
function DescriptionList({ className, ...props }: ComponentProps<'dl'>) {
  return <dl data-slot="description-list" className={cn('grid gap-1', className)} {...props} />;
}

type DescriptionItemProps = { term: ReactNode; children: ReactNode; className?: string };

/** One line of the list. */
function DescriptionItem({ term, children, className }: DescriptionItemProps) {
  return (
    <div
      data-slot="description-item"
      className={cn('flex flex-wrap justify-between gap-x-4', className)}
    >
      <dt className="grow basis-16 text-muted-foreground">{term}</dt>
      <dd className="ms-auto min-w-0 text-end font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

export { DescriptionItem, DescriptionList };
