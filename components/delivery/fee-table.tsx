import { useLocale, useTranslations } from 'next-intl';
import type { DeliveryRate } from '@/lib/delivery/delivery';
import { formatPriceRange } from '@/lib/i18n/format';
import { placeName, sortedPlaces } from '@/lib/locations/location';
import './fee-table.css';

export function FeeTable({ rates }: { rates: DeliveryRate[] }) {
  const t = useTranslations('deliveryPage');
  const locale = useLocale();
  const cities = sortedPlaces(
    rates.map((rate) => ({ ...rate, id: rate.city_id })),
    locale,
  );
  return (
    <div className="fee-table">
      <table>
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('governorate')}</th>
            <th scope="col">{t('fee')}</th>
          </tr>
        </thead>
        <tbody>
          {cities.map((city) => (
            <tr key={city.id}>
              <th scope="row">{placeName(city, locale)}</th>
              <td>
                <bdi>{formatPriceRange(city.from_pt / 100, city.to_pt / 100, locale)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
