import type { ComponentProps } from 'react';
import { Card, CardContent } from '@/components/ui/card';

/** A card that contains only a table, whose rows have their own padding. */
export function TableCard({ children }: Pick<ComponentProps<'div'>, 'children'>) {
  return (
    <Card className="mt-4 py-2">
      <CardContent className="px-2 sm:px-4">{children}</CardContent>
    </Card>
  );
}
