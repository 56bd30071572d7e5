import type { ComponentProps } from 'react';
import { Card, CardContent } from '@/components/ui/card';
import { cn } from '@/lib/utils';

type RowsProps = Pick<ComponentProps<'ul'>, 'className' | 'children'> & { as?: 'ul' | 'ol' };

/** A list with a line above each of its rows. */
export function Rows({ as: List = 'ul', className, ...props }: RowsProps) {
  return <List className={cn('divide-y border-t', className)} {...props} />;
}

/** The row's main content takes the remaining space, or a separate line. */
export function Row({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      className={cn(
        'flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5 wrap-anywhere *:first:grow *:first:basis-40 last:pb-0',
        className,
      )}
      {...props}
    />
  );
}

/** A card that contains only rows, so that the first one needs no line above it. */
export function RowsCard(props: RowsProps) {
  return (
    <Card className="mt-5 pt-2 pb-4.5">
      <CardContent>
        <Rows {...props} className="border-t-0" />
      </CardContent>
    </Card>
  );
}
