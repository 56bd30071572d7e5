import { useState } from 'react';
import { deliveryWindow } from '@/lib/delivery/delivery-days';
import { formatWeekday } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { DeliveryWords } from './delivery-words';
import { Phrase } from './phrase';

/** Between which days an order of this moment arrives. In the browser alone: a page that is kept would tell old days. */
export function Arrival({
  locale,
  words,
}: {
  locale: Locale;
  words: Pick<DeliveryWords, 'arrives'>;
}) {
  const [{ from, to }] = useState(() => deliveryWindow(Date.now()));
  const values = { from: formatWeekday(from, locale), to: formatWeekday(to, locale) };
  return <Phrase words={words.arrives} values={values} />;
}
