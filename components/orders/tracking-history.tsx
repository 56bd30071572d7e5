import { formatInstant } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { Tracking } from '@/lib/orders/tracking';
import type { OrdersWords } from './orders-words';

type TrackingHistoryProps = {
  locale: Locale;
  tracking: Tracking;
  words: OrdersWords['tracking'];
};

/** What the courier has told, newest first; the words are the courier's own, in whatever language. */
export function TrackingHistory({ locale, tracking, words }: TrackingHistoryProps) {
  if (tracking.status === 'preparing') {
    return <p className="mt-3 font-semibold">{words.preparing}</p>;
  }
  return (
    <>
      <p className="mt-3 font-semibold">{words.history}</p>
      <ol className="order-steps order-steps-newest-first text-sm">
        {tracking.events.map(({ description, at, location }, index) => (
          <li key={index}>
            <p className="font-semibold">
              <bdi>{description}</bdi>
            </p>
            <p className="text-muted-foreground">
              <bdi>{at === null ? words.noTime : formatInstant(at, locale)}</bdi>
              {location && (
                <>
                  {' · '}
                  <bdi>{location}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
