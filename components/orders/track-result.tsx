import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { DescriptionItem, DescriptionList } from '@/components/description-list';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { isWorded } from '@/lib/i18n/is-worded';
import { orderProgress } from '@/lib/orders/order-progress';
import type { TrackedOrder } from '@/lib/orders/track-order';
import { OrderWay } from './order-way';
import { StatusBadge } from './status-badge';

/** The result. Its heading gets the focus, so that screen readers continue there. */
export function TrackResult({ order }: { order: TrackedOrder }) {
  const t = useTranslations('track.result');
  const meanings = useTranslations('orderProgress.meanings');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [order]);
  const couriers = [...new Set(order.parcels.flatMap(({ courier }) => courier ?? []))];

  return (
    <Card role="region" aria-labelledby="tracked-order">
      <CardContent>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2
            ref={heading}
            id="tracked-order"
            tabIndex={-1}
            className="text-xl font-bold focus-visible:outline-none"
          >
            {t('order')} <bdi dir="ltr">{order.order_number}</bdi>
          </h2>
          <StatusBadge status={order.status} />
        </div>
        {isWorded(meanings, order.status) && (
          <p className="mt-2 text-muted-foreground">{meanings(order.status)}</p>
        )}
        <OrderWay steps={orderProgress(order)} />
        {order.parcels.length > 0 && (
          <DescriptionList className="mt-5">
            <DescriptionItem term={t('parcels')}>{order.parcels.length}</DescriptionItem>
            {couriers.length > 0 && (
              <DescriptionItem term={t('courier')}>
                {couriers.map((courier) => (
                  <bdi key={courier} className="block">
                    {courier}
                  </bdi>
                ))}
              </DescriptionItem>
            )}
          </DescriptionList>
        )}
        <p className="mt-5 border-t border-border pt-4 text-sm text-muted-foreground">
          {t('more')}{' '}
          <Button asChild variant="link" size="xs">
            <Link href="/profile/orders">{t('myOrders')}</Link>
          </Button>
        </p>
      </CardContent>
    </Card>
  );
}
