import { useEffect, useRef } from 'react';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { orderProgress } from '@/lib/orders/order-progress';
import type { TrackedOrder as Order } from '@/lib/orders/track-order';
import { OrderProgress } from './order-progress';
import { StatusBadge } from './status-badge';
import type { TrackWords } from './track-words';

type TrackedOrderProps = { locale: Locale; words: TrackWords['result']; order: Order };

/** What was found. The focus goes to its heading: whoever pressed the button is to read on from there. */
export function TrackedOrder({ locale, words, order }: TrackedOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [order]);
  const couriers = [...new Set(order.parcels.flatMap(({ courier }) => courier ?? []))];
  const meaning = words.meanings[order.status as keyof typeof words.meanings] as string | undefined;

  return (
    <section aria-labelledby="tracked-order" className="panel">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2
          ref={heading}
          id="tracked-order"
          tabIndex={-1}
          className="text-xl font-bold focus-visible:outline-none"
        >
          {words.order} <bdi dir="ltr">{order.order_number}</bdi>
        </h2>
        <StatusBadge status={order.status} locale={locale} />
      </div>
      {meaning && <p className="mt-2 text-muted-foreground">{meaning}</p>}
      <OrderProgress locale={locale} words={words} progress={orderProgress(order)} />
      {order.parcels.length > 0 && (
        <dl className="facts mt-5">
          <div>
            <dt>{words.parcels}</dt>
            <dd>{order.parcels.length}</dd>
          </div>
          {couriers.length > 0 && (
            <div>
              <dt>{words.courier}</dt>
              <dd>
                {couriers.map((courier) => (
                  <bdi key={courier} className="block">
                    {courier}
                  </bdi>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
      <p className="mt-5 border-t border-border pt-4 text-sm text-muted-foreground">
        {words.more}{' '}
        <a href={localePath(locale, '/profile/orders')} className="btn btn-link btn-bare">
          {words.myOrders}
        </a>
      </p>
    </section>
  );
}
