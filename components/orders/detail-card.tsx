import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type DetailCardProps = {
  /** The first line; as `heading` it is part of the outline. */
  title?: string;
  heading?: string;
  children?: ReactNode;
};

/** One payment, parcel or notice among the details of an order. */
export function DetailCard({ title, heading, children }: DetailCardProps) {
  return (
    <Card className="mt-2.5 gap-0 rounded-md bg-background px-3.5 py-3">
      {heading && <h4 className="font-semibold">{heading}</h4>}
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </Card>
  );
}
