'use client';

import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { SelectField } from '@/components/ui/select-field';
import type { CheckoutForm } from '@/lib/checkout/checkout-form';
import type { Locale } from '@/lib/i18n/locale';
import { areasOf, citiesOf, type Place, type PlaceChange } from '@/lib/locations/address-cascade';
import { isEgypt, placeName, sortedPlaces, type Locations } from '@/lib/locations/location';
import { Card } from './card';
import type { CheckoutWords } from './checkout-words';
import { fieldFault } from './field-fault';

type ShippingCardProps = {
  locale: Locale;
  form: UseFormReturn<CheckoutForm>;
  place: Place;
  locations: Locations | undefined;
  /** Asks for the lists again; null while they may still come. */
  onRetry: (() => void) | null;
  onEdit: (field: keyof CheckoutForm) => void;
  onPlace: (change: PlaceChange) => void;
  words: CheckoutWords;
};

type Named = { id: string; name: string; name_en: string };

export function ShippingCard(props: ShippingCardProps) {
  const { locale, form, place, locations, onRetry, onEdit, onPlace, words } = props;
  const { errors } = form.formState;
  const { shipping, fields } = words;
  const { countryId, cityId, areaId } = place;

  const options = useMemo(() => {
    const named = (places: readonly Named[]) =>
      sortedPlaces(places, locale).map((entry) => ({
        id: entry.id,
        name: placeName(entry, locale),
      }));
    if (!locations) return { countries: [], cities: [], areas: [] };
    return {
      countries: named(locations.countries),
      cities: named(citiesOf(locations, countryId)),
      areas: named(areasOf(locations, cityId)),
    };
  }, [locations, locale, countryId, cityId]);
  // Abroad there are no lists to choose from.
  const inEgypt = countryId === '' || isEgypt(countryId);

  return (
    <Card title={shipping.title}>
      <FormField
        {...form.register('address', { onChange: () => onEdit('address') })}
        autoComplete="street-address"
        dir="auto"
        aria-required
        starred
        label={fields.address}
        hint={shipping.addressHint}
        fault={fieldFault(words, errors.address)}
      />
      <div className="grid gap-x-4 sm:grid-cols-3">
        <SelectField
          {...form.register('countryId')}
          value={countryId}
          onChange={(event) => onPlace({ type: 'country', countryId: event.target.value })}
          autoComplete="country-name"
          label={fields.country}
          placeholder={shipping.selectCountry}
          options={options.countries}
        />
        {inEgypt && (
          <>
            <SelectField
              {...form.register('cityId')}
              value={cityId}
              onChange={(event) => onPlace({ type: 'city', cityId: event.target.value })}
              aria-required
              starred
              label={fields.city}
              placeholder={shipping.selectCity}
              options={options.cities}
              fault={fieldFault(words, errors.cityId)}
            />
            <SelectField
              {...form.register('areaId')}
              value={areaId}
              onChange={(event) => onPlace({ type: 'area', areaId: event.target.value })}
              aria-required
              starred
              label={fields.area}
              placeholder={shipping.selectArea}
              options={options.areas}
              fault={fieldFault(words, errors.areaId)}
            />
          </>
        )}
      </div>
      {!inEgypt && <p className="mt-2 text-sm text-muted-foreground">{shipping.abroad}</p>}
      {onRetry && (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-3">
          <p className="font-semibold text-destructive">{shipping.failed}</p>
          <Button type="button" variant="outline" size="sm" onClick={onRetry}>
            {words.dialogs.error.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}
