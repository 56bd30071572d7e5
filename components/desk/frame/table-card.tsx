import type { ComponentProps } from 'react';
import { Card, CardContent } from '@/components/ui/card';

/** A card with nothing but a table, which has its own room above and below its rows. */
export function TableCard({ children }: Pick<ComponentProps<'div'>, 'children'>) {
  return (
    <Card className="mt-4 py-2">
      <CardContent className="px-2 sm:px-4">{children}</CardContent>
    </Card>
  );
}
