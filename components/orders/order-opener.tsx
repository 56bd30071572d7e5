'use client';

import { lazy, Suspense, useEffect } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import type { OrderSummary } from '@/lib/orders/order-summary';
import type { OrdersWords } from './orders-words';

type OrderOpenerProps = {
  locale: Locale;
  /** Null when none is open. */
  orderId: string | null;
  /** The orders of the list behind it, as far as they are known. */
  listed: readonly OrderSummary[] | undefined;
  onClose: () => void;
  words: OrdersWords;
};

const loadDialog = () => import('./order-dialog');

const OrderDialog = lazy(async () => ({ default: (await loadDialog()).OrderDialog }));

/** The dialog of the open order; its script comes when the page has nothing else to do. */
export function OrderOpener({ locale, orderId, listed, onClose, words }: OrderOpenerProps) {
  useEffect(() => {
    // Opening an order will try again.
    loadDialog().catch(() => undefined);
  }, []);
  if (orderId === null) return null;
  const status = listed?.find(({ order_id }) => order_id === orderId)?.status;
  return (
    <Suspense>
      <OrderDialog
        key={orderId}
        locale={locale}
        orderId={orderId}
        listedStatus={status}
        onClose={onClose}
        words={words}
      />
    </Suspense>
  );
}
