'use client';

import { useReducer } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutValues } from '@/lib/checkout/checkout-values';
import {
  nextPhoneState,
  validPhone,
  type PhoneEvent,
  type PhoneState,
} from '@/lib/checkout/phone-state';
import { isEgypt } from '@/lib/locations/location';
import { useEdits } from './use-edits';

const names = ['phone', 'additionalPhone'] as const;
export type PhoneName = (typeof names)[number];
type Phones = Record<PhoneName, PhoneState>;

const bothValid: Phones = { phone: validPhone, additionalPhone: validPhone };

const reduce = (phones: Phones, { name, event }: { name: PhoneName; event: PhoneEvent }) => ({
  ...phones,
  [name]: nextPhoneState(phones[name], event),
});

/** The states of both phone fields, and the one that is being confirmed. */
export function usePhones(form: UseFormReturn<CheckoutValues>) {
  const { getValues, clearErrors } = form;
  const [states, dispatch] = useReducer(reduce, bothValid);

  useEdits(form, (field) => {
    const name = names.find((phone) => phone === field);
    if (name) dispatch({ name, event: { type: 'edited' } });
  });

  return {
    states,
    pendingName: names.find((name) => states[name].status === 'pending') ?? null,
    /** Returns whether the field's number must be confirmed now. */
    leave: (name: PhoneName): boolean => {
      const inEgypt = isEgypt(getValues('countryId'));
      const event = { type: 'left', phone: getValues(name), inEgypt } as const;
      dispatch({ name, event });
      return nextPhoneState(states[name], event).status === 'pending';
    },
    /** The shopper confirmed that they are in Egypt. */
    confirm: (name: PhoneName) =>
      dispatch({ name, event: { type: 'confirmed', phone: getValues(name) } }),
    /** The shopper said that the number is wrong. */
    deny: (name: PhoneName) => dispatch({ name, event: { type: 'denied' } }),
    changeCountry: () => {
      for (const name of names) dispatch({ name, event: { type: 'country-changed' } });
      clearErrors([...names]);
    },
  };
}
