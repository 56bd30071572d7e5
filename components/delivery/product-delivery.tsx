import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useDelivery } from '@/lib/delivery/use-delivery';
import { formatPrice, formatPriceRange } from '@/lib/i18n/format';
import { placeName } from '@/lib/locations/location';
import { ArrivalNow } from './arrival-now';
import { CityField } from './city-field';
import { DeliveryTrouble } from './delivery-trouble';
import { valueTags } from './value-tags';

export type ProductDeliveryProps = {
  productId: string;
  /** Whether the book can be ordered now. */
  available: boolean;
  /** Whether the shopper opened the panel; then the governorate gets the focus. */
  isRequested: boolean;
};

const pounds = (piastres: number) => piastres / 100;

/** The price of one copy with delivery to the selected governorate, and the delivery dates. */
export function ProductDelivery({ productId, available, isRequested }: ProductDeliveryProps) {
  const t = useTranslations('delivery');
  const locale = useLocale();
  const delivery = useDelivery([{ id: productId, qty: 1 }]);
  const panel = useRef<HTMLDivElement>(null);
  const { rates, rate, estimate } = delivery;
  const hasRates = rates !== undefined;
  useEffect(() => {
    if (isRequested && hasRates) panel.current?.querySelector('select')?.focus();
  }, [isRequested, hasRates]);
  const range = (from: number, to: number) => formatPriceRange(pounds(from), pounds(to), locale);
  return (
    <div ref={panel} className="space-y-3">
      {rates && <CityField delivery={delivery} />}
      <div aria-live="polite" className="space-y-1">
        {(!rates || (rate && !estimate)) && <DeliveryTrouble delivery={delivery} />}
        {rate && estimate && (
          <>
            <p>
              {t.rich('to', {
                ...valueTags,
                city: placeName(rate, locale),
                fees: range(estimate.shipping_from_pt, estimate.shipping_to_pt),
              })}
            </p>
            <p>
              {t.rich('forOne', {
                ...valueTags,
                fee: formatPrice(pounds(estimate.fee_pt), locale),
                total: range(estimate.total_from_pt, estimate.total_to_pt),
              })}
            </p>
            {available && (
              <p>
                <ArrivalNow />
              </p>
            )}
            {rate.from_pt !== rate.to_pt && <p>{t('byArea')}</p>}
          </>
        )}
      </div>
    </div>
  );
}
