import { useLocale, useTranslations } from 'next-intl';
import type { Delivery } from '@/lib/delivery/use-delivery';
import { placeName, sortedPlaces } from '@/lib/locations/location';

/** The governorates in a native select element. */
export function CityField({ delivery }: { delivery: Delivery }) {
  const t = useTranslations('delivery');
  const locale = useLocale();
  const { rates = [], rate, choose } = delivery;
  const cities = sortedPlaces(
    rates.map((place) => ({ ...place, id: place.city_id })),
    locale,
  );
  return (
    <label className="block font-semibold">
      {t('city')}
      <select
        name="delivery-city"
        value={rate?.city_id ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="input select mt-1 font-normal"
      >
        <option value="">{t('none')}</option>
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {placeName(city, locale)}
          </option>
        ))}
      </select>
    </label>
  );
}
