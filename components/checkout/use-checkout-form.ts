'use client';

import { zodResolver } from '@hookform/resolvers/zod';
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

/** The form with what is known of the shopper: their draft first, then their profile; what they type stays. */
export function useCheckoutForm(email: string, draft: Draft | null) {
  const form = useForm<CheckoutValues>({
    resolver: zodResolver(checkoutSchema),
    // The places of a draft wait for the lists.
    defaultValues: { ...emptyValues, ...draft?.form, ...noPlace },
    // A fault goes when its field is edited; another one is not looked for before the next press of the button.
    reValidateMode: 'onSubmit',
  });
  const { setValue, getValues, getFieldState, trigger, control, clearErrors } = form;
  const profile = useProfile(email);
  const { locations, failed: placesFailed, isValidating, retry } = useLocations();
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
      // Only what is empty and untouched: nobody is typed over.
      if (touched.current.has(name) || getValues(name) !== '') continue;
      // Whoever pressed the button before has been told that it is missing.
      setValue(name, value, { shouldValidate: getFieldState(name).invalid });
    }
  }, [isKnown, profile.data, email, getValues, getFieldState, setValue]);

  useEffect(() => {
    // Until the shopper chooses: a profile may come after a first try to read it has failed.
    if (!locations || !isKnown || touched.current.has('countryId')) return;
    const kept = draft && knownPlace(locations, { ...noPlace, ...draft.form });
    // Egypt alone is what the page itself had filled in.
    const isChosen = kept && (kept.cityId !== '' || !isEgypt(kept.countryId));
    const next = isChosen ? kept : initialPlace(locations, savedPlace(profile.data ?? null));
    setValue('countryId', next.countryId);
    setValue('cityId', next.cityId);
    setValue('areaId', next.areaId);
    // Whoever pressed the button before the lists came has not been told of these.
    if (fieldNames.some((name) => getFieldState(name).invalid)) void trigger(['cityId', 'areaId']);
  }, [locations, isKnown, draft, profile.data, setValue, getFieldState, trigger]);

  return {
    form,
    place,
    locations,
    /** The lists did not come; null when they did, or may still. */
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
