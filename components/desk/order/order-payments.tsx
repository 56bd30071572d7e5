import { useTranslations } from 'next-intl';
import { DescriptionItem, DescriptionList } from '@/components/description-list';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { DeskCharge, DeskPayment } from '@/lib/desk/contract/order';
import { isWorded } from '@/lib/i18n/is-worded';
import { labelFor } from '@/lib/orders/label-for';
import { Amount, Code, Moment } from '../frame/facts';
import { Panel } from '../frame/panel';
import { Row, Rows } from '../frame/rows';
import { PaymentWay } from '../orders/order-words';
import { SettleReview } from './settle-review';

/** The attempts to pay for an order, and what their providers have reported. */
export function OrderPayments({ payments }: { payments: DeskPayment[] }) {
  const t = useTranslations('deskOrder.payments');
  return (
    <Panel title={t('title')}>
      {payments.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t('none')}</p>
      ) : (
        <div className="grid gap-3">
          {payments.map((payment) => (
            <Payment key={payment.order_payment_id} payment={payment} />
          ))}
        </div>
      )}
    </Panel>
  );
}

function Payment({ payment }: { payment: DeskPayment }) {
  const t = useTranslations('deskOrder.payments');
  const status = labelFor(useTranslations('orders.details.statuses'), payment.status);
  return (
    <div className="min-w-0 border-t border-border pt-3">
      <h3 className="font-bold">
        <PaymentWay provider={payment.provider} method={payment.payment_method} /> {'·'} {status}
        {payment.settles && <Badge className="ms-2">{t('settles')}</Badge>}
      </h3>
      {payment.review_reason && (
        <ToReview paymentId={payment.order_payment_id} reason={payment.review_reason} />
      )}
      <DescriptionList className="mt-2">
        <DescriptionItem term={t('expected')}>
          <Amount pt={payment.expected_pt} />
        </DescriptionItem>
        <DescriptionItem term={t('paid')}>
          <Amount pt={payment.paid_pt} />
        </DescriptionItem>
        {payment.reference && (
          <DescriptionItem term={t('reference')}>
            <Code>{payment.reference}</Code>
            {payment.reference_expires_at && (
              <span className="block text-sm text-muted-foreground">
                {t('until')} <Moment at={payment.reference_expires_at} />
              </span>
            )}
          </DescriptionItem>
        )}
        {payment.provider_reference && (
          <DescriptionItem term={t('providerReference')}>
            <Code>{payment.provider_reference}</Code>
          </DescriptionItem>
        )}
        <DescriptionItem term={t('ourReference')}>
          <Code>{payment.merchant_ref}</Code>
        </DescriptionItem>
        <DescriptionItem term={t('begun')}>
          <Moment at={payment.created_at} />
        </DescriptionItem>
        {payment.charges.map((charge) => (
          <Charge key={charge.transaction_id} charge={charge} />
        ))}
      </DescriptionList>
      <Events payment={payment} />
    </div>
  );
}

function ToReview({ paymentId, reason }: { paymentId: string; reason: string }) {
  const t = useTranslations('deskOrder.payments');
  const word = labelFor(useTranslations('deskOrder.reviewReasons'), reason);
  const help = useTranslations('deskOrder.reviewHelp');
  return (
    <div className="mt-2 rounded-md border border-destructive px-4 py-3">
      <p className="font-semibold">
        {t('review')} {word}
      </p>
      <p className="text-sm text-muted-foreground">
        {isWorded(help, reason) ? help(reason) : help('other')}
      </p>
      <div className="mt-2">
        <SettleReview paymentId={paymentId} reason={reason} />
      </div>
    </div>
  );
}

/** A transaction of the provider, and how much of it has been refunded. */
function Charge({ charge }: { charge: DeskCharge }) {
  const t = useTranslations('deskOrder.payments');
  return (
    <DescriptionItem term={t('charge')}>
      <Code>{charge.transaction_id}</Code>
      <span className="block text-sm text-muted-foreground">
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
    </DescriptionItem>
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
      <Button asChild variant="ghost" size="xs">
        <summary>{t('events', { count: payment.event_count })}</summary>
      </Button>
      <Rows className="mt-2">
        {payment.events.map((event, place) => (
          // Events have no ids, and their order never changes.
          <Row key={place}>
            <div>
              {labelFor(statuses, event.status)} {'·'} {labelFor(outcomes, event.outcome)}
              <span className="block text-sm text-muted-foreground">
                {labelFor(sources, event.source)} {'·'} <Moment at={event.received_at} />
              </span>
            </div>
            {event.amount_pt !== null && <Amount pt={event.amount_pt} />}
          </Row>
        ))}
      </Rows>
    </details>
  );
}
