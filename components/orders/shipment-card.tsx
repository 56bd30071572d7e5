'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { DescriptionItem, DescriptionList } from '@/components/description-list';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { OrderShipment } from '@/lib/orders/order-details';
import type { Tracking } from '@/lib/orders/tracking';
import { useTracking } from '@/lib/orders/use-tracking';
import { labelFor } from '@/lib/orders/label-for';
import { CourierEvent, CourierText } from './courier-event';
import { DetailCard } from './detail-card';
import { HistoryItem, HistoryList } from './history-list';
import { trackingFailureText } from '@/lib/orders/tracking-failure-text';

/** One parcel of an order; tracked on request. */
export function ShipmentCard({ shipment, title }: { shipment: OrderShipment; title: string }) {
  const t = useTranslations('orders.details');
  const services = useTranslations('orders.details.services');
  const { number, service, addresses } = shipment;
  const providerName = shipment.shipping_providers?.name ?? '';
  return (
    <DetailCard heading={title}>
      <DescriptionList>
        {service && (
          <DescriptionItem term={t('service')}>
            <bdi>{labelFor(services, service)}</bdi>
          </DescriptionItem>
        )}
        {providerName && (
          <DescriptionItem term={t('company')}>
            <bdi>{providerName}</bdi>
          </DescriptionItem>
        )}
        <DescriptionItem term={t('trackingNumber')}>
          {number ? <bdi dir="ltr">{number}</bdi> : t('notIssued')}
        </DescriptionItem>
        {addresses && (
          <DescriptionItem term={t('address')}>
            <bdi>{addresses.shipping_address}</bdi>
          </DescriptionItem>
        )}
      </DescriptionList>
      {number && providerName && <ShipmentTracking number={number} providerName={providerName} />}
    </DetailCard>
  );
}

function ShipmentTracking(parcel: { number: string; providerName: string }) {
  const t = useTranslations('orders.tracking');
  const failures = useTranslations('orders.tracking.failures');
  const { state, track } = useTracking(parcel);
  const isLoading = state.status === 'loading';
  const answer = state.status === 'answered' ? state.answer : null;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="button"
          variant="outline"
          size="sm"
          aria-disabled={isLoading || undefined}
          onClick={() => void track()}
        >
          {isLoading && <Spinner className="size-4" />}
          {isLoading ? t('tracking') : answer?.ok ? t('again') : t('track')}
        </Button>
        <p role="alert" className="text-sm font-semibold text-destructive">
          {answer && !answer.ok && trackingFailureText({ t, failures }, answer.failure)}
        </p>
      </div>
      <div role="status">{answer?.ok && <TrackingHistory tracking={answer.tracking} />}</div>
    </>
  );
}

/** The courier's history, newest first. */
function TrackingHistory({ tracking }: { tracking: Tracking }) {
  const t = useTranslations('orders.tracking');
  const format = useFormatter();
  if (tracking.status === 'preparing') {
    return <p className="mt-3 font-semibold">{t('preparing')}</p>;
  }
  return (
    <>
      <p className="mt-3 font-semibold">{t('history')}</p>
      <HistoryList aria-label={t('history')}>
        {tracking.events.map((event, index) => (
          <HistoryItem key={index} className={index === 0 ? 'before:bg-primary' : undefined}>
            <CourierEvent event={event} />
            <p className="text-muted-foreground">
              <bdi>{event.at === null ? t('noTime') : format.dateTime(event.at, 'moment')}</bdi>
              {event.location && (
                <>
                  {' · '}
                  <CourierText text={event.location} />
                </>
              )}
            </p>
          </HistoryItem>
        ))}
      </HistoryList>
    </>
  );
}
