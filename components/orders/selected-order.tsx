'use client';

import { lazy, Suspense, useEffect } from 'react';
import type { ListedOrder } from '@/lib/orders/listed-order';

type SelectedOrderProps = {
  /** Null if none is open. */
  orderId: string | null;
  /** The orders of the list behind it, as far as loaded. */
  listed: readonly ListedOrder[] | undefined;
  onClose: () => void;
};

const loadDialog = () => import('./order-dialog');

const OrderDialog = lazy(async () => ({ default: (await loadDialog()).OrderDialog }));

/** The dialog of the open order; its script is loaded when the browser is idle. */
export function SelectedOrder({ orderId, listed, onClose }: SelectedOrderProps) {
  useEffect(() => {
    // Opening an order will try again.
    loadDialog().catch(() => undefined);
  }, []);
  if (orderId === null) return null;
  const status = listed?.find(({ order_id }) => order_id === orderId)?.status;
  return (
    <Suspense>
      <OrderDialog key={orderId} orderId={orderId} listedStatus={status} onClose={onClose} />
    </Suspense>
  );
}
