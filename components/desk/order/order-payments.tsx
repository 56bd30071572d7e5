import { useTranslations } from 'next-intl';
import { Fact } from '@/components/orders/fact';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import type { DeskCharge, DeskPayment } from '@/lib/desk/contract/order';
import { isWorded } from '@/lib/i18n/is-worded';
import { wordFor } from '@/lib/orders/word-for';
import { Amount, Code, Moment } from '../frame/facts';
import { Panel } from '../frame/panel';
import { PaymentWay } from '../orders/order-words';
import { SettleReview } from './settle-review';

/** The attempts to pay for an order, and what their providers have said. */
export function OrderPayments({ payments }: { payments: DeskPayment[] }) {
  const t = useTranslations('deskOrder.payments');
  return (
    <Panel title={t('title')}>
      {payments.length === 0 && <p className="mt-2 text-sm text-muted-foreground">{t('none')}</p>}
      {payments.map((payment) => (
        <Payment key={payment.order_payment_id} payment={payment} />
      ))}
    </Panel>
  );
}

function Payment({ payment }: { payment: DeskPayment }) {
  const t = useTranslations('deskOrder.payments');
  const status = wordFor(useTranslations('orders.details.statuses'), payment.status);
  return (
    <div className="mt-3 border-t border-border pt-3">
      <h3 className="font-bold">
        <PaymentWay provider={payment.provider} method={payment.payment_method} /> {'·'} {status}
        {payment.settles && <Badge className="ms-2">{t('settles')}</Badge>}
      </h3>
      {payment.review_reason && (
        <ToReview paymentId={payment.order_payment_id} reason={payment.review_reason} />
      )}
      <dl className="facts mt-2">
        <Fact label={t('expected')}>
          <Amount pt={payment.expected_pt} />
        </Fact>
        <Fact label={t('paid')}>
          <Amount pt={payment.paid_pt} />
        </Fact>
        {payment.reference && (
          <Fact label={t('reference')}>
            <Code>{payment.reference}</Code>
            {payment.reference_expires_at && (
              <span className="desk-small">
                {t('until')} <Moment at={payment.reference_expires_at} />
              </span>
            )}
          </Fact>
        )}
        {payment.provider_reference && (
          <Fact label={t('providerReference')}>
            <Code>{payment.provider_reference}</Code>
          </Fact>
        )}
        <Fact label={t('ourReference')}>
          <Code>{payment.merchant_ref}</Code>
        </Fact>
        <Fact label={t('begun')}>
          <Moment at={payment.created_at} />
        </Fact>
        {payment.charges.map((charge) => (
          <Charge key={charge.transaction_id} charge={charge} />
        ))}
      </dl>
      <Events payment={payment} />
    </div>
  );
}

function ToReview({ paymentId, reason }: { paymentId: string; reason: string }) {
  const t = useTranslations('deskOrder.payments');
  const word = wordFor(useTranslations('deskOrder.reviewReasons'), reason);
  const help = useTranslations('deskOrder.reviewHelp');
  return (
    <div className="mt-2 rounded-md border border-destructive px-4 py-3">
      <p className="font-semibold">
        {t('review')} {word}
      </p>
      <p className="desk-small">{isWorded(help, reason) ? help(reason) : help('other')}</p>
      <div className="mt-2">
        <SettleReview paymentId={paymentId} reason={reason} />
      </div>
    </div>
  );
}

/** A transaction of the provider's, and what of it has gone back. */
function Charge({ charge }: { charge: DeskCharge }) {
  const t = useTranslations('deskOrder.payments');
  return (
    <Fact label={t('charge')}>
      <Code>{charge.transaction_id}</Code>
      <span className="desk-small">
        <Amount pt={charge.amount_pt} />
        {charge.voided && <> {t('voided')}</>}
        {!charge.voided && charge.refund !== 'none' && (
          <>
            {' '}
            {'·'} {t(`refunded.${charge.refund}`)}{' '}
            {charge.refunded_pt === null ? t('unknownAmount') : <Amount pt={charge.refunded_pt} />}
          </>
        )}
      </span>
    </Fact>
  );
}

function Events({ payment }: { payment: DeskPayment }) {
  const t = useTranslations('deskOrder.payments');
  const sources = useTranslations('deskOrder.eventSources');
  const outcomes = useTranslations('deskOrder.eventOutcomes');
  const statuses = useTranslations('orders.details.statuses');
  if (payment.events.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className={buttonVariants({ variant: 'ghost', size: 'xs' })}>
        {t('events', { count: payment.event_count })}
      </summary>
      <ul className="desk-rows">
        {payment.events.map((event, place) => (
          // Events have no names of their own, and are never put in another order.
          <li key={place}>
            <div>
              {wordFor(statuses, event.status)} {'·'} {wordFor(outcomes, event.outcome)}
              <span className="desk-small">
                {wordFor(sources, event.source)} {'·'} <Moment at={event.received_at} />
              </span>
            </div>
            {event.amount_pt !== null && <Amount pt={event.amount_pt} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
