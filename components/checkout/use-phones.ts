'use client';

import { useReducer } from 'react';
import {
  nextPhoneState,
  validPhone,
  type PhoneEvent,
  type PhoneState,
} from '@/lib/checkout/phone-state';

export type PhoneName = 'phone' | 'additionalPhone';
export type Phones = Record<PhoneName, PhoneState>;

const bothValid: Phones = { phone: validPhone, additionalPhone: validPhone };

type Action = { name: PhoneName | 'both'; event: PhoneEvent };

function reduce(phones: Phones, { name, event }: Action): Phones {
  if (name === 'both') {
    return {
      phone: nextPhoneState(phones.phone, event),
      additionalPhone: nextPhoneState(phones.additionalPhone, event),
    };
  }
  return { ...phones, [name]: nextPhoneState(phones[name], event) };
}

/** Both phone fields' states, and the one that the shopper is being asked about. */
export function usePhones() {
  const [phones, tell] = useReducer(reduce, bothValid);
  const names: PhoneName[] = ['phone', 'additionalPhone'];
  return {
    phones,
    /** What becomes of the number, or of the first of both. */
    tellPhone: (name: PhoneName | 'both', event: PhoneEvent) => {
      const action = { name, event };
      tell(action);
      return reduce(phones, action)[name === 'both' ? 'phone' : name].status;
    },
    asked: names.find((name) => phones[name].status === 'pending') ?? null,
  };
}
