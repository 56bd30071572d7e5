import type { ReactNode } from 'react';
import { formatAmount } from '@/lib/i18n/format';
import { statusWord } from '@/lib/payments/payment-result';
import type { PaymentCompleteProps } from './complete-props';

type FactProps = { label: string; children: ReactNode };

const Fact = ({ label, children }: FactProps) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-muted-foreground">{label}</dt>
    <dd className="min-w-0 font-bold break-words">{children}</dd>
  </div>
);

const Code = ({ value }: { value: string | null }) => <bdi dir="ltr">{value ?? '-'}</bdi>;

type CompleteFactsProps = Pick<PaymentCompleteProps, 'locale' | 'result' | 'order' | 'words'> & {
  /** The number to pay with stands by itself already. */
  hasReference: boolean;
};

export function CompleteFacts(props: CompleteFactsProps) {
  const { locale, result, order, hasReference } = props;
  const { complete: words, statuses } = props.words;
  const { orderNumber, reference, orderStatus, phone, isFawry } = result;
  return (
    <dl className="mt-6 grid gap-y-2 text-start">
      <Fact label={words.orderNumber}>
        <Code value={orderNumber} />
      </Fact>
      {!hasReference && (
        <Fact label={isFawry ? words.fawryReference : words.reference}>
          <Code value={reference} />
        </Fact>
      )}
      {order && (
        <Fact label={words.amount}>
          <bdi>{formatAmount(order.total_amount, locale)}</bdi>
        </Fact>
      )}
      <Fact label={words.orderStatus}>
        {orderStatus === null ? (
          '-'
        ) : (
          <data value={orderStatus}>
            <bdi>{statusWord(orderStatus, statuses)}</bdi>
          </data>
        )}
      </Fact>
      {phone && (
        <Fact label={words.phone}>
          <Code value={phone} />
        </Fact>
      )}
    </dl>
  );
}
