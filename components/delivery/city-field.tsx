import type { Delivery } from '@/lib/delivery/use-delivery';
import type { Locale } from '@/lib/i18n/locale';
import { placeName, sortedPlaces } from '@/lib/locations/location';
import type { DeliveryWords } from './delivery-words';

type CityFieldProps = { locale: Locale; delivery: Delivery; words: DeliveryWords };

/** The governorates, in the system's own list. */
export function CityField({ locale, delivery, words }: CityFieldProps) {
  const { rates = [], rate, choose } = delivery;
  const cities = sortedPlaces(
    rates.map((place) => ({ ...place, id: place.city_id })),
    locale,
  );
  return (
    <label className="block font-semibold">
      {words.city}
      <select
        name="delivery-city"
        value={rate?.city_id ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="input select mt-1 font-normal"
      >
        <option value="">{words.none}</option>
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {placeName(city, locale)}
          </option>
        ))}
      </select>
    </label>
  );
}
