import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatAmount } from '@/lib/i18n/format';
import { isWorded } from '@/lib/i18n/is-worded';
import type { PayableOrder } from '@/lib/orders/order';
import { statusName, type PaymentResult } from '@/lib/payments/payment-result';

type FactProps = { label: string; children: ReactNode };

const Fact = ({ label, children }: FactProps) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-muted-foreground">{label}</dt>
    <dd className="min-w-0 font-bold break-words">{children}</dd>
  </div>
);

const Code = ({ value }: { value: string | null }) => <bdi dir="ltr">{value ?? '-'}</bdi>;

type CompleteFactsProps = {
  result: PaymentResult;
  order: PayableOrder | null;
  /** The reference number is shown separately. */
  hasReference: boolean;
};

/** The details of a completed payment; a dash for unknown values. */
export function CompleteFacts({ result, order, hasReference }: CompleteFactsProps) {
  const t = useTranslations('paymentComplete');
  const statuses = useTranslations('orders.details.statuses');
  const locale = useLocale();
  const { orderNumber, reference, orderStatus, phone, isFawry } = result;
  const status = statusName(orderStatus ?? '');
  return (
    <dl className="mt-6 grid gap-y-2 text-start">
      <Fact label={t('orderNumber')}>
        <Code value={orderNumber} />
      </Fact>
      {!hasReference && (
        <Fact label={isFawry ? t('fawryReference') : t('reference')}>
          <Code value={reference} />
        </Fact>
      )}
      {order && (
        <Fact label={t('amount')}>
          <bdi>{formatAmount(order.total_amount, locale)}</bdi>
        </Fact>
      )}
      <Fact label={t('orderStatus')}>
        {orderStatus === null ? (
          '-'
        ) : (
          <data value={orderStatus}>
            {/* An unknown status is shown as received. */}
            <bdi>{isWorded(statuses, status) ? statuses(status) : orderStatus}</bdi>
          </data>
        )}
      </Fact>
      {phone && (
        <Fact label={t('phone')}>
          <Code value={phone} />
        </Fact>
      )}
    </dl>
  );
}
