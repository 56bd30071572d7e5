import type { useTranslations } from 'next-intl';
import { ownWords } from '@/lib/functions/own-words';
import { isWorded } from '@/lib/i18n/is-worded';
import type { TrackingFailure } from '@/lib/orders/track-shipment';

type Translators = {
  t: ReturnType<typeof useTranslations<'orders.tracking'>>;
  failures: ReturnType<typeof useTranslations<'orders.tracking.failures'>>;
};

/** The message next to the button; the courier's own text if the shop has none. */
export function trackingFailureText(
  { t, failures }: Translators,
  failure: TrackingFailure,
): string {
  if (failure.reason === 'unsupported') return t('unsupported');
  if (failure.reason === 'no-number') return t('noNumber');
  return isWorded(failures, failure.code)
    ? failures(failure.code)
    : ownWords(failure) || t('failed');
}
