import { FullOverlay } from '@/components/ui/full-overlay';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { AttemptOutcome } from '@/lib/orders/attempt-outcome';
import type { OrderToPay } from '@/lib/payments/order-to-pay';
import type { PaymentWords } from './payment-words';

type ReturnedOverlayProps = {
  locale: Locale;
  outcome: AttemptOutcome;
  order: OrderToPay;
  words: PaymentWords;
};

/** What became of a payment in a tab of its own. */
export function ReturnedOverlay({ locale, outcome, order, words: { tab } }: ReturnedOverlayProps) {
  const { title, text } = tab.outcomes[outcome];
  const isPaid = outcome === 'paid';
  return (
    <FullOverlay label={title}>
      <div role="status" className="grid gap-4">
        <p className="text-xl font-bold">{title}</p>
        <p className="max-w-md text-muted-foreground">{text}</p>
      </div>
      <p>
        {tab.order} <bdi dir="ltr">{order.order_number}</bdi>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {!isPaid && (
          <a
            href={localePath(locale, `/checkout/order/${order.order_id}`)}
            className="btn btn-default btn-md"
          >
            {tab.payOrder}
          </a>
        )}
        <a
          href={localePath(locale, '/')}
          className={`btn btn-md ${isPaid ? 'btn-default' : 'btn-outline'}`}
        >
          {tab.home}
        </a>
      </div>
    </FullOverlay>
  );
}
