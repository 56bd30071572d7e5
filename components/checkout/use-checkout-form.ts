'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Profile } from '@/lib/account/profile';
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
import { isEgypt, type Locations } from '@/lib/locations/location';
import { useLocations } from '@/lib/locations/use-locations';
import { useEdits } from './use-edits';

const fieldNames = Object.keys(emptyValues) as CheckoutField[];

type Known = {
  draft: Draft | null | undefined;
  locations: Locations | undefined;
  profile: Profile | undefined;
  chosenCity?: string;
};

/** The place of the draft, otherwise of the profile, otherwise of the delivery fee that the shopper has looked up. */
function firstPlace({ draft, locations, profile, chosenCity }: Known): Place {
  if (!locations) return noPlace;
  const kept = draft && knownPlace(locations, { ...noPlace, ...draft.form });
  // Egypt without a city is only the page's own default.
  const isChosen = kept && (kept.cityId !== '' || !isEgypt(kept.countryId));
  return isChosen ? kept : initialPlace(locations, savedPlace(profile ?? null), chosenCity);
}

/** The form, filled from the draft first, then from the profile. What the shopper types is never overwritten. */
export function useCheckoutForm(email: string, draft: Draft | null | undefined) {
  const profile = useProfile(email);
  const { locations, failed: placesFailed, isValidating, retry } = useLocations(useLocale());
  const isKnown = profile.data !== undefined || profile.failed;
  // If the page contained the profile, it is in the default values, and a field that the shopper cleared stays empty.
  const [wasKnown] = useState(isKnown);
  const [defaultValues] = useState(() => ({
    ...emptyValues,
    ...(isKnown && prefill(profile.data ?? null, email)),
    ...(isKnown ? firstPlace({ draft, locations, profile: profile.data }) : noPlace),
  }));
  const form = useForm<CheckoutValues>({
    resolver: zodResolver(checkoutSchema),
    defaultValues,
    // An error is cleared when its field is edited; fields are validated again only when the button is pressed.
    reValidateMode: 'onSubmit',
  });
  const { setValue, getValues, getFieldState, trigger, control, clearErrors } = form;
  const [countryId, cityId, areaId] = useWatch({
    control,
    name: ['countryId', 'cityId', 'areaId'],
  });
  const place: Place = { countryId, cityId, areaId };
  const touched = useRef(new Set<CheckoutField>());

  useEdits(form, (field) => {
    touched.current.add(field);
    clearErrors(field);
  });

  const fill = useEffectEvent((values: Partial<CheckoutValues>) => {
    for (const [name, value] of Object.entries(values) as [CheckoutField, string][]) {
      // The place is selected below.
      if (value === '' || name in noPlace) continue;
      // Typed text is never overwritten, even if it was typed before hydration.
      if (touched.current.has(name) || getValues(name) !== defaultValues[name]) continue;
      // Clears the error if the field was reported as missing before.
      setValue(name, value, { shouldValidate: getFieldState(name).invalid });
    }
  });

  useEffect(() => {
    if (draft) fill(draft.form);
  }, [draft]);

  useEffect(() => {
    if (isKnown && !wasKnown) fill(prefill(profile.data ?? null, email));
  }, [isKnown, wasKnown, profile.data, email]);

  useEffect(() => {
    // Until the shopper selects a place: the profile may arrive late, after a failed first attempt.
    if (!locations || !isKnown || touched.current.has('countryId')) return;
    const known = { draft, locations, profile: profile.data, chosenCity: readChosenCity() };
    const next = firstPlace(known);
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
