'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { Link } from '@/components/navigation/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { ordersPath } from '@/lib/orders/orders-page';
import { useRecentOrders } from '@/lib/orders/use-orders';
import { OrdersList } from './orders-list';
import { SelectedOrder } from './selected-order';
import { useSelectedOrder } from './use-selected-order';

/** Notifies the server that orders are about to be opened. The result does not matter. */
function warmUp() {
  fetch('/api/orders/warmup').catch(() => undefined);
}

type RecentOrdersProps = {
  userId: string;
  /** Shown when there are no orders. */
  empty: ReactNode;
};

/** The panel next to the profile: the five latest orders. */
export function RecentOrders({ userId, empty }: RecentOrdersProps) {
  const t = useTranslations('orders.list');
  const { orders, failed, isValidating, mutate } = useRecentOrders(userId);
  const { orderId, select, close } = useSelectedOrder('/profile');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(warmUp, []);

  async function retry() {
    // The focused button disappears when the orders are loaded.
    if (await mutate()) heading.current?.focus();
  }

  return (
    <Card role="region" aria-labelledby={id} className="lg:col-start-2 lg:row-start-1">
      <CardContent>
        {/* The link is above the list, so that it does not move when the orders arrive. */}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div className="flex items-center gap-2">
            <h2 id={id} ref={heading} tabIndex={-1} className="text-xl font-bold">
              {t('recent')}
            </h2>
            {orders && orders.length > 0 && (
              <Badge className="min-w-7 rounded-full py-0 text-sm font-bold">{orders.length}</Badge>
            )}
          </div>
          <Button asChild variant="link" size="xs">
            <Link href={ordersPath(1)}>{t('all')}</Link>
          </Button>
        </div>
        <NeedsScripts text={t('needsScripts')} />
        <OrdersList
          orders={orders}
          rows={3}
          failed={failed}
          isValidating={isValidating}
          empty={empty}
          onRetry={retry}
          onSelect={select}
        />
        <SelectedOrder orderId={orderId} listed={orders} onClose={close} />
      </CardContent>
    </Card>
  );
}
