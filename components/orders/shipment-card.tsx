'use client';

import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/lib/i18n/locale';
import type { Shipment } from '@/lib/orders/order-details';
import { useTracking } from '@/lib/orders/use-tracking';
import { Fact } from './fact';
import { wordFor, type OrdersWords } from './orders-words';
import { trackingFailureText } from './tracking-failure-text';
import { TrackingHistory } from './tracking-history';

type ShipmentCardProps = { locale: Locale; shipment: Shipment; title: string; words: OrdersWords };

/** One parcel of an order, and where it is when the shopper asks. */
export function ShipmentCard({ locale, shipment, title, words: all }: ShipmentCardProps) {
  const { details: words, tracking } = all;
  const { number, service } = shipment;
  const providerName = shipment.shipping_providers?.name ?? '';
  const { state, track } = useTracking({ number: number ?? '', providerName });
  const isAsking = state.status === 'asking';
  const answer = state.status === 'answered' ? state.answer : null;
  return (
    <div className="order-box">
      <h4 className="font-semibold">{title}</h4>
      <dl className="facts">
        {service && (
          <Fact label={words.service}>
            <bdi>{wordFor(service, words.services)}</bdi>
          </Fact>
        )}
        {providerName && (
          <Fact label={words.company}>
            <bdi>{providerName}</bdi>
          </Fact>
        )}
        <Fact label={words.trackingNumber}>
          {number ? (
            <bdi dir="ltr" className="order-code">
              {number}
            </bdi>
          ) : (
            words.notIssued
          )}
        </Fact>
        {shipment.addresses && (
          <Fact label={words.address}>
            <bdi>{shipment.addresses.shipping_address}</bdi>
          </Fact>
        )}
      </dl>
      {number && providerName && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="button"
            variant="outline"
            size="sm"
            aria-disabled={isAsking || undefined}
            onClick={() => void track()}
          >
            {isAsking && <Spinner className="size-4" />}
            {isAsking ? tracking.tracking : answer?.ok ? tracking.again : tracking.track}
          </Button>
          <p role="alert" className="text-sm font-semibold text-destructive">
            {answer && !answer.ok && trackingFailureText(answer.failure, tracking)}
          </p>
        </div>
      )}
      <div role="status">
        {answer?.ok && (
          <TrackingHistory locale={locale} tracking={answer.tracking} words={tracking} />
        )}
      </div>
    </div>
  );
}
