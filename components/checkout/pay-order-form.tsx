'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { Link } from '@/components/navigation/link';
import { focusPayment } from '@/components/payments/focus-payment';
import { PayButton } from '@/components/payments/pay-button';
import { PaymentOptions } from '@/components/payments/payment-options';
import { PaymentProgress } from '@/components/payments/payment-progress';
import { PaymentReference } from '@/components/payments/payment-reference';
import { useFawryScript } from '@/components/payments/use-fawry-script';
import { usePayment } from '@/components/payments/use-payment';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { isPayable, latestDecline, openReference, type PayableOrder } from '@/lib/orders/order';
import type { BrowserPayments } from '@/lib/payments/browser-payments.server';
import { checkPayment } from '@/lib/payments/payment-checks';
import { firstChoice, type PaymentChoice } from '@/lib/payments/payment-choice';
import { readMoment } from '@/lib/time';
import { CheckoutCard } from './card';
import { CheckoutAside, CheckoutColumn, CheckoutGrid } from './checkout-grid';
import { ErrorDialog } from './error-dialog';
import { OrderFacts } from './order-facts';

type PayOrderFormProps = {
  order: PayableOrder;
  payments: BrowserPayments;
  /** The order has changed and must be read again. */
  onSettled: () => void;
};

export function PayOrderForm({ order, payments, onSettled }: PayOrderFormProps) {
  const t = useTranslations();
  const format = useFormatter();
  const [choice, setChoice] = useState<PaymentChoice>(() => firstChoice(payments.providers));
  const [problem, setProblem] = useState('');
  // The time when the page was opened; if the order expires after that, the server rejects the payment.
  const [now] = useState(() => Date.now());
  const usesFawry = choice.provider === 'fawry' && payments.providers.includes('fawry');
  const payable = isPayable(order, now);
  const { script, loadScript } = useFawryScript(usesFawry && payable ? payments.fawry : null);
  const payment = usePayment(payments);
  const { stage } = payment;
  const reference = openReference(order, now);
  const declined = latestDecline(order);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (payment.busy) return;
    const obstacle = checkPayment(choice, script);
    setProblem(obstacle ? t(`payments.obstacles.${obstacle}`) : '');
    if (obstacle === 'scriptFailed') loadScript();
    if (obstacle) {
      focusPayment(obstacle);
      return;
    }
    void payment.pay(choice, () => Promise.resolve({ ok: true, order, details: null }));
  }

  function resume() {
    if (stage.name === 'failed') setProblem(stage.text);
    payment.reset();
    onSettled();
  }

  return (
    <CheckoutGrid onSubmit={submit}>
      <CheckoutColumn>
        <CheckoutCard title={t('checkout.summary.title')}>
          <OrderFacts order={order} />
        </CheckoutCard>
      </CheckoutColumn>
      {payable ? (
        <CheckoutAside>
          <CheckoutCard title={t('payments.title')}>
            {order.expires_at && (
              <p className="mt-2 text-sm text-muted-foreground">
                {t('payOrder.until')}{' '}
                <bdi>{format.dateTime(readMoment(order.expires_at), 'moment')}</bdi>
              </p>
            )}
            {declined && (
              <div className="mt-3 rounded-md border border-destructive px-4 py-3">
                <p className="font-bold">{t('payments.paymentFailed')}</p>
                <p>{t(`declineReasons.${declined}`)}</p>
              </div>
            )}
            {reference && (
              <>
                <p className="mt-3">{t('payOrder.openReference')}</p>
                <PaymentReference {...reference} />
              </>
            )}
            <PaymentOptions
              providers={payments.providers}
              choice={choice}
              onChoose={(next) => {
                setProblem('');
                setChoice(next);
              }}
              loading={usesFawry && script === 'loading'}
            />
          </CheckoutCard>
          <PayButton
            choice={choice}
            total={order.total_amount}
            busy={payment.busy}
            disabled={payments.providers.length === 0}
            problem={stage.name === 'failed' ? stage.text : problem}
          />
        </CheckoutAside>
      ) : (
        <SettledOrder status={order.status} />
      )}
      {stage.name === 'failed' ? (
        <ErrorDialog
          detail={stage.text}
          isClosed={stage.isClosed}
          payPath={null}
          onClose={resume}
        />
      ) : (
        <PaymentProgress stage={stage} onOpenTab={payment.openTab} />
      )}
    </CheckoutGrid>
  );
}

/** Why there is nothing to pay. */
function SettledOrder({ status }: { status: PayableOrder['status'] }) {
  const t = useTranslations('payOrder');
  const reason = status === 'pending' ? 'expired' : status === 'cancelled' ? status : 'settled';
  return (
    <Card>
      <CardContent>
        <p className="font-semibold">{t(reason)}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button asChild>
            <Link href="/shop">{t('shop')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link href="/profile">{t('backToProfile')}</Link>
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}
