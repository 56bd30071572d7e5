import { useId, type ComponentProps } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { cn } from '@/lib/utils';

type CheckoutCardProps = ComponentProps<typeof Card> & {
  title: string;
  headerClassName?: string;
};

/** One section of the checkout. Its parts keep their own distances. */
export function CheckoutCard(props: CheckoutCardProps) {
  const { title, children, className, headerClassName, ...rest } = props;
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={cn('gap-0', className)} {...rest}>
      <CardHeader className={headerClassName}>
        <CardTitle>
          <h2 id={id}>{title}</h2>
        </CardTitle>
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  );
}
