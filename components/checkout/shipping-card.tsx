'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/forms/form-field';
import { SelectField } from '@/components/forms/select-field';
import type { CheckoutValues } from '@/lib/checkout/checkout-values';
import { areasOf, citiesOf, type PlaceChange } from '@/lib/locations/address-cascade';
import { isEgypt, placeName, type Locations } from '@/lib/locations/location';
import { CheckoutCard } from './card';
import { useFieldFault } from './use-field-fault';

type ShippingCardProps = {
  locations: Locations | undefined;
  /** Loads the lists again; null while they are loading. */
  onRetry: (() => void) | null;
  /** A choice may clear other fields, so the form handles it. */
  onPlace: (change: PlaceChange) => void;
};

type Named = { id: string; name: string; name_en: string };

export function ShippingCard({ locations, onRetry, onPlace }: ShippingCardProps) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { register, control, formState } = useFormContext<CheckoutValues>();
  const hasScripts = useHasScripts();
  const faultOf = useFieldFault();
  const { field: country } = useController({ name: 'countryId', control });
  const { field: city } = useController({ name: 'cityId', control });
  const { field: area } = useController({ name: 'areaId', control });
  const { value: countryId } = country;
  const { value: cityId } = city;

  const options = useMemo(() => {
    const named = (places: readonly Named[]) =>
      places.map((entry) => ({ id: entry.id, name: placeName(entry, locale) }));
    if (!locations) return { countries: [], cities: [], areas: [] };
    return {
      countries: named(locations.countries),
      cities: named(citiesOf(locations, countryId)),
      areas: named(areasOf(locations, cityId)),
    };
  }, [locations, locale, countryId, cityId]);
  // There are no lists for other countries.
  const inEgypt = countryId === '' || isEgypt(countryId);

  return (
    <CheckoutCard title={t('shipping.title')}>
      <FormField
        {...register('address')}
        defaultValue={formState.defaultValues?.address}
        autoComplete="street-address"
        dir="auto"
        aria-required
        starred
        label={t('fields.address')}
        description={t('shipping.addressHint')}
        error={faultOf('address')}
      />
      <div className="grid gap-x-4 sm:grid-cols-3">
        <SelectField
          {...country}
          disabled={!hasScripts}
          onChange={(event) => onPlace({ type: 'country', countryId: event.target.value })}
          autoComplete="country-name"
          label={t('fields.country')}
          placeholder={t('shipping.selectCountry')}
          options={options.countries}
        />
        {inEgypt && (
          <>
            <SelectField
              {...city}
              disabled={!hasScripts}
              onChange={(event) => onPlace({ type: 'city', cityId: event.target.value })}
              aria-required
              starred
              label={t('fields.city')}
              placeholder={t('shipping.selectCity')}
              options={options.cities}
              error={faultOf('cityId')}
            />
            <SelectField
              {...area}
              disabled={!hasScripts}
              onChange={(event) => onPlace({ type: 'area', areaId: event.target.value })}
              aria-required
              starred
              label={t('fields.area')}
              placeholder={t('shipping.selectArea')}
              options={options.areas}
              error={faultOf('areaId')}
            />
          </>
        )}
      </div>
      {!inEgypt && <p className="mt-2 text-sm text-muted-foreground">{t('shipping.abroad')}</p>}
      {onRetry && (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-3">
          <p className="font-semibold text-destructive">{t('shipping.failed')}</p>
          <Button type="button" variant="outline" size="sm" onClick={onRetry}>
            {t('dialogs.error.tryAgain')}
          </Button>
        </div>
      )}
    </CheckoutCard>
  );
}
