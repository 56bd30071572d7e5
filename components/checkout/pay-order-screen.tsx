'use client';

import { MessagePanel } from '@/components/feedback/message-panel';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { localePath } from '@/lib/i18n/locale';
import { usePayableOrder } from '@/lib/orders/use-payable-order';
import type { PayOrderScreenProps } from './checkout-props';
import { PayOrderForm } from './pay-order-form';
import '@/components/ui/panel.css';
import './checkout.css';

/** An order that was placed and can still be paid for, e.g. after a payment that failed. */
export function PayOrderScreen(props: PayOrderScreenProps) {
  const { locale, orderId, words: all } = props;
  const { order, failed, isValidating, refresh } = usePayableOrder(orderId);
  const words = all.order;
  if (failed) {
    return (
      <div role="alert">
        <MessagePanel icon="alert" title={words.failed}>
          <Button type="button" aria-disabled={isValidating || undefined} onClick={refresh}>
            {words.tryAgain}
          </Button>
        </MessagePanel>
      </div>
    );
  }
  if (order === undefined) {
    return (
      <p
        role="status"
        className="flex min-h-[60vh] flex-col items-center gap-4 py-20 text-muted-foreground noscript:hidden"
      >
        <Spinner />
        {words.loading}
      </p>
    );
  }
  if (order === null) {
    return (
      <MessagePanel icon="alert" title={words.missing}>
        <a href={localePath(locale, '/shop')} className="btn btn-default btn-md">
          {words.shop}
        </a>
      </MessagePanel>
    );
  }
  return <PayOrderForm {...props} order={order} onSettled={refresh} />;
}
