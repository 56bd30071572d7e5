'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useProfile } from '@/lib/account/use-profile';
import {
  checkoutSchema,
  emptyValues,
  type CheckoutField,
  type CheckoutValues,
} from '@/lib/checkout/checkout-values';
import type { Draft } from '@/lib/checkout/draft';
import { readChosenCity } from '@/lib/delivery/chosen-city';
import { prefill, savedPlace } from '@/lib/checkout/prefill';
import {
  changePlace,
  initialPlace,
  knownPlace,
  noPlace,
  type Place,
  type PlaceChange,
} from '@/lib/locations/address-cascade';
import { isEgypt } from '@/lib/locations/location';
import { useLocations } from '@/lib/locations/use-locations';
import { useEdits } from './use-edits';

const fieldNames = Object.keys(emptyValues) as CheckoutField[];

/** The form, filled from the draft first, then from the profile. What the shopper types is never overwritten. */
export function useCheckoutForm(email: string, draft: Draft | null) {
  const form = useForm<CheckoutValues>({
    resolver: zodResolver(checkoutSchema),
    // The places of a draft are set when the lists have been loaded.
    defaultValues: { ...emptyValues, ...draft?.form, ...noPlace },
    // An error is cleared when its field is edited; fields are validated again only when the button is pressed.
    reValidateMode: 'onSubmit',
  });
  const { setValue, getValues, getFieldState, trigger, control, clearErrors } = form;
  const profile = useProfile(email);
  const { locations, failed: placesFailed, isValidating, retry } = useLocations(useLocale());
  const [countryId, cityId, areaId] = useWatch({
    control,
    name: ['countryId', 'cityId', 'areaId'],
  });
  const place: Place = { countryId, cityId, areaId };
  const touched = useRef(new Set<CheckoutField>());
  const isKnown = profile.data !== undefined || profile.failed;

  useEdits(form, (field) => {
    touched.current.add(field);
    clearErrors(field);
  });

  useEffect(() => {
    if (!isKnown) return;
    const known = Object.entries(prefill(profile.data ?? null, email));
    for (const [name, value] of known as [CheckoutField, string][]) {
      // Only empty, untouched fields are filled in, so that typed text is never overwritten.
      if (touched.current.has(name) || getValues(name) !== '') continue;
      // Clears the error if the field was reported as missing before.
      setValue(name, value, { shouldValidate: getFieldState(name).invalid });
    }
  }, [isKnown, profile.data, email, getValues, getFieldState, setValue]);

  useEffect(() => {
    // Until the shopper selects a place: the profile may arrive late, after a failed first attempt.
    if (!locations || !isKnown || touched.current.has('countryId')) return;
    const kept = draft && knownPlace(locations, { ...noPlace, ...draft.form });
    // Egypt without a city is only the page's own default.
    const isChosen = kept && (kept.cityId !== '' || !isEgypt(kept.countryId));
    const next = isChosen
      ? kept
      : initialPlace(locations, savedPlace(profile.data ?? null), readChosenCity());
    setValue('countryId', next.countryId);
    setValue('cityId', next.cityId);
    setValue('areaId', next.areaId);
    // If the button was pressed before the lists arrived, these fields were not validated yet.
    if (fieldNames.some((name) => getFieldState(name).invalid)) void trigger(['cityId', 'areaId']);
  }, [locations, isKnown, draft, profile.data, setValue, getFieldState, trigger]);

  return {
    form,
    place,
    locations,
    /** Set if the lists could not be loaded. */
    retryPlaces: placesFailed && !isValidating ? retry : null,
    choosePlace: (change: PlaceChange) => {
      touched.current.add('countryId');
      const next = changePlace(place, change);
      setValue('countryId', next.countryId);
      setValue('cityId', next.cityId);
      setValue('areaId', next.areaId);
      clearErrors(['countryId', 'cityId', 'areaId']);
    },
  };
}
