'use client';

import { useState, type SubmitEvent } from 'react';
import { PayButton } from '@/components/payments/pay-button';
import { PaymentOptions } from '@/components/payments/payment-options';
import { PaymentReference } from '@/components/payments/payment-reference';
import { useFawryScript } from '@/components/payments/use-fawry-script';
import { usePayment } from '@/components/payments/use-payment';
import { formatMoment } from '@/lib/i18n/format';
import { isPayable, openReference, type PayableOrder } from '@/lib/orders/order';
import { checkPayment } from '@/lib/payments/payment-checks';
import { firstChoice, type PaymentChoice } from '@/lib/payments/payment-choice';
import { Card } from './card';
import { ErrorDialog } from './error-dialog';
import { OrderFacts } from './order-facts';
import { OrderSettled } from './order-settled';
import type { PayOrderScreenProps } from './checkout-props';
import { PayProgress } from './pay-progress';

type PayOrderFormProps = PayOrderScreenProps & {
  order: PayableOrder;
  /** Something has become of it: it is read again. */
  onSettled: () => void;
};

export function PayOrderForm(props: PayOrderFormProps) {
  const { locale, payments, words, order, onSettled } = props;
  const [choice, setChoice] = useState<PaymentChoice>(() => firstChoice(payments.providers));
  const [said, setSaid] = useState('');
  // When the page was opened: what is over since then, the server says.
  const [now] = useState(() => Date.now());
  const usesFawry = choice.provider === 'fawry' && payments.providers.includes('fawry');
  const payable = isPayable(order, now);
  const { script, loadScript } = useFawryScript(usesFawry && payable ? payments.fawry : null);
  const payment = usePayment({ locale, words: words.payments, payments });
  const { stage } = payment;
  const reference = openReference(order, now);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (payment.busy) return;
    const refusal = checkPayment(choice, script);
    setSaid(refusal ? words.payments.refusals[refusal] : '');
    if (refusal === 'scriptFailed') loadScript();
    if (refusal) return;
    void payment.pay(choice, () => Promise.resolve({ ok: true, order, details: null }));
  }

  function resume() {
    if (stage.name === 'failed') setSaid(stage.text);
    payment.reset();
    onSettled();
  }

  return (
    <form noValidate onSubmit={submit} className="checkout-grid mt-5">
      <div className="checkout-column">
        <Card title={words.checkout.summary.title}>
          <OrderFacts locale={locale} order={order} words={words} />
        </Card>
      </div>
      {payable ? (
        <>
          <div className="checkout-column">
            <Card title={words.payments.title}>
              {order.expires_at && (
                <p className="mt-2 text-sm text-muted-foreground">
                  {words.order.until} <bdi>{formatMoment(order.expires_at, locale)}</bdi>
                </p>
              )}
              {reference && (
                <>
                  <p className="mt-3">{words.order.openReference}</p>
                  <PaymentReference {...reference} />
                </>
              )}
              <PaymentOptions
                providers={payments.providers}
                choice={choice}
                onChoose={(next) => {
                  setSaid('');
                  setChoice(next);
                }}
                loading={usesFawry && script === 'loading'}
                words={words.payments}
              />
            </Card>
          </div>
          <div className="pay-bar">
            <PayButton
              locale={locale}
              choice={choice}
              total={order.total_amount}
              busy={payment.busy}
              disabled={payments.providers.length === 0}
              refusal={stage.name === 'failed' ? stage.text : said}
              words={words.payments}
            />
            <p className="text-center text-sm text-muted-foreground">
              {words.payments.secure[choice.provider]}
            </p>
          </div>
        </>
      ) : (
        <OrderSettled locale={locale} status={order.status} words={words.order} />
      )}
      {stage.name === 'failed' ? (
        <ErrorDialog
          locale={locale}
          detail={stage.text}
          isClosed={stage.isClosed}
          payPath={null}
          onClose={resume}
          words={words.checkout}
        />
      ) : (
        <PayProgress locale={locale} payment={payment} words={words} />
      )}
    </form>
  );
}
