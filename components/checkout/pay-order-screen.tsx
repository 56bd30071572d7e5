'use client';

import { CircleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { usePayableOrder } from '@/lib/orders/use-payable-order';
import type { BrowserPayments } from '@/lib/payments/browser-payments.server';
import { CheckoutLoading } from './checkout-loading';
import { PayOrderForm } from './pay-order-form';

type PayOrderScreenProps = { orderId: string; payments: BrowserPayments };

/** An existing order that can still be paid for, e.g. after a failed payment. */
export function PayOrderScreen({ orderId, payments }: PayOrderScreenProps) {
  const t = useTranslations('payOrder');
  const { order, failed, isValidating, refresh } = usePayableOrder(orderId);
  if (failed) {
    return (
      <div role="alert">
        <MessagePanel icon={<Icon icon={CircleAlert} />} title={t('failed')}>
          <Button type="button" aria-disabled={isValidating || undefined} onClick={refresh}>
            {t('tryAgain')}
          </Button>
        </MessagePanel>
      </div>
    );
  }
  if (order === undefined) return <CheckoutLoading text={t('loading')} />;
  if (order === null) {
    return (
      <MessagePanel icon={<Icon icon={CircleAlert} />} title={t('missing')}>
        <Button asChild>
          <Link href="/shop">{t('shop')}</Link>
        </Button>
      </MessagePanel>
    );
  }
  return <PayOrderForm order={order} payments={payments} onSettled={refresh} />;
}
