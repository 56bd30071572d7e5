import { useId, type ReactNode } from 'react';

type OrderPartProps = { title: string; count?: number; children: ReactNode };

export function OrderPart({ title, count, children }: OrderPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="order-part">
      <h3 id={id}>
        {title} {count !== undefined && <bdi>({count})</bdi>}
      </h3>
      {children}
    </section>
  );
}
