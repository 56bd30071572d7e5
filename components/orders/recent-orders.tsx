'use client';

import { useEffect, useId, useRef } from 'react';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { useRecentOrders } from '@/lib/orders/use-orders';
import { OrderOpener } from './order-opener';
import { OrdersList } from './orders-list';
import type { OrdersWords } from './orders-words';
import { useOpenOrder } from './use-open-order';
import '@/components/ui/panel.css';
import './orders.css';

type RecentOrdersProps = { locale: Locale; userId: string; words: OrdersWords };

/** Tells the server that orders are about to be opened. What comes of it is nobody's concern here. */
function warmUp() {
  fetch('/api/orders/warmup').catch(() => undefined);
}

/** The panel beside the profile: the latest five orders (spec §2 Profile). */
export function RecentOrders({ locale, userId, words }: RecentOrdersProps) {
  const { orders, failed, isValidating, mutate } = useRecentOrders(userId);
  const { orderId, open, close } = useOpenOrder(localePath(locale, '/profile'));
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(warmUp, []);
  const { list } = words;

  async function retry() {
    // The button that was pressed is gone when they have come.
    if (await mutate()) heading.current?.focus();
  }

  return (
    <section aria-labelledby={id} className="panel">
      <div className="flex items-center gap-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-xl font-bold">
          {list.recent}
        </h2>
        {orders && orders.length > 0 && <span className="order-count">{orders.length}</span>}
      </div>
      <OrdersList
        locale={locale}
        orders={orders}
        rows={3}
        failed={failed}
        isValidating={isValidating}
        words={list}
        onRetry={retry}
        onOpen={open}
      />
      <a
        href={localePath(locale, '/profile/orders')}
        className="btn btn-outline btn-md mt-4 w-full"
      >
        {list.all}
      </a>
      <OrderOpener
        locale={locale}
        orderId={orderId}
        listed={orders}
        onClose={close}
        words={words}
      />
    </section>
  );
}
