'use client';

import { useRef } from 'react';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { ordersPath } from '@/lib/orders/orders-page';
import { useOrdersPage } from '@/lib/orders/use-orders';
import { OrderOpener } from './order-opener';
import { OrdersList } from './orders-list';
import { OrdersPagination } from './orders-pagination';
import type { OrdersWords } from './orders-words';
import { useOpenOrder } from './use-open-order';
import '@/components/ui/panel.css';
import './orders.css';

type AllOrdersProps = { locale: Locale; userId: string; page: number; words: OrdersWords };

/** Every order, newest first, in pages (`page` counts from 1). */
export function AllOrders({ locale, userId, page, words }: AllOrdersProps) {
  const { page: read, failed, isValidating, mutate } = useOrdersPage(userId, page);
  const { orderId, open, close } = useOpenOrder(localePath(locale, ordersPath(1)));
  const heading = useRef<HTMLHeadingElement>(null);
  const { list } = words;
  if (read?.status === 'beyond') return <NotFoundScreen />;

  async function retry() {
    // The button that was pressed is gone when they have come.
    if (await mutate()) heading.current?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold">
          {list.title}
        </h1>
        {read && read.total > 0 && (
          <p className="text-muted-foreground">
            {list.count} {read.total}
          </p>
        )}
      </div>
      <NeedsScripts text={list.needsScripts} />
      <div className="panel mt-6 noscript:hidden">
        <OrdersList
          locale={locale}
          orders={read?.orders}
          rows={5}
          failed={failed}
          isValidating={isValidating}
          words={list}
          onRetry={retry}
          onOpen={open}
        />
      </div>
      {read && (
        <OrdersPagination locale={locale} page={page} total={read.total} words={list.pages} />
      )}
      <OrderOpener
        locale={locale}
        orderId={orderId}
        listed={read?.orders}
        onClose={close}
        words={words}
      />
    </>
  );
}
