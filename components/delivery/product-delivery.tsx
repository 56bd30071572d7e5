import type { Delivery } from '@/lib/delivery/use-delivery';
import { formatAmount, formatAmountRange } from '@/lib/i18n/format';
import { placeName } from '@/lib/locations/location';
import type { Locale } from '@/lib/i18n/locale';
import { Arrival } from './arrival';
import { CityField } from './city-field';
import { DeliveryTrouble } from './delivery-trouble';
import type { DeliveryWords } from './delivery-words';
import { Phrase } from './phrase';

type ProductDeliveryProps = {
  locale: Locale;
  /** Whether it could be ordered now. */
  available: boolean;
  delivery: Delivery;
  words: DeliveryWords;
};

const pounds = (piastres: number) => piastres / 100;

/** What one copy costs at the door of the chosen governorate, and when it gets there. */
export function ProductDelivery(props: ProductDeliveryProps) {
  const { locale, available, delivery, words } = props;
  const { rates, rate, estimate } = delivery;
  const range = (from: number, to: number) => formatAmountRange(pounds(from), pounds(to), locale);
  return (
    <div className="space-y-3">
      {rates && <CityField locale={locale} delivery={delivery} words={words} />}
      <div aria-live="polite" className="space-y-1">
        {(!rates || (rate && !estimate)) && <DeliveryTrouble delivery={delivery} words={words} />}
        {rate && estimate && (
          <>
            <p>
              <Phrase
                words={words.to}
                values={{
                  city: placeName(rate, locale),
                  fees: range(estimate.shipping_from_pt, estimate.shipping_to_pt),
                }}
              />
            </p>
            <p>
              <Phrase
                words={words.forOne}
                values={{
                  fee: formatAmount(pounds(estimate.fee_pt), locale),
                  total: range(estimate.total_from_pt, estimate.total_to_pt),
                }}
              />
            </p>
            {available && (
              <p>
                <Arrival locale={locale} words={words} />
              </p>
            )}
            {rate.from_pt !== rate.to_pt && <p>{words.byArea}</p>}
          </>
        )}
      </div>
    </div>
  );
}
