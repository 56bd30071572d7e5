import { useLocale, useTranslations } from 'next-intl';
import { isWorded } from '@/lib/i18n/is-worded';
import { directionOf } from '@/lib/i18n/locale';
import { textLanguage } from '@/lib/i18n/text-language';
import type { TrackingEvent } from '@/lib/orders/tracking';

/**
 * One event of a parcel: in the courier's words if they are in the page's language, otherwise in the shop's if it knows
 * what happened. Problems are also shown in the courier's own words.
 */
export function CourierEvent({ event }: { event: TrackingEvent }) {
  const t = useTranslations('orders.tracking');
  const events = useTranslations('orders.tracking.events');
  const locale = useLocale();
  const { description, known, status } = event;
  const words = known !== null && isWorded(events, known) ? events(known) : null;
  const isOurs = words !== null && textLanguage(description) !== locale;
  return (
    <>
      <p className="font-semibold">
        {isOurs ? words : description ? <CourierText text={description} /> : t('update')}
      </p>
      {isOurs && status === 'exception' && description && (
        <p>
          <CourierText text={description} />
        </p>
      )}
    </>
  );
}

/** A text from the courier, in either language. */
export function CourierText({ text }: { text: string }) {
  const locale = useLocale();
  const language = textLanguage(text);
  const isForeign = language !== null && language !== locale;
  return <bdi {...(isForeign && { lang: language, dir: directionOf(language) })}>{text}</bdi>;
}
