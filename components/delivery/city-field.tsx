import { useLocale, useTranslations } from 'next-intl';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
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
      <NativeSelect
        name="delivery-city"
        value={rate?.city_id ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="mt-1 font-normal"
      >
        <NativeSelectOption value="">{t('none')}</NativeSelectOption>
        {cities.map((city) => (
          <NativeSelectOption key={city.id} value={city.id}>
            {placeName(city, locale)}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </label>
  );
}
