import type { PhoneState } from '@/lib/checkout/phone-state';
import type { CheckoutWords } from './checkout-words';
import type { PhoneName } from './use-phones';

type Faults = CheckoutWords['faults'];

/** The words of a field's fault; the form's schema names it as the messages do. */
export function fieldFault(
  { faults }: CheckoutWords,
  error: { message?: string | undefined } | undefined,
): string | undefined {
  const name = error?.message;
  return name && Object.hasOwn(faults, name) ? faults[name as keyof Faults] : undefined;
}

const phoneWords = {
  phone: {
    pending: 'phonePending',
    phoneNotEgyptian: 'phoneNotEgyptian',
    phoneIncorrect: 'phoneIncorrect',
  },
  additionalPhone: {
    pending: 'additionalPhonePending',
    phoneNotEgyptian: 'additionalPhoneNotEgyptian',
    phoneIncorrect: 'additionalPhoneIncorrect',
  },
} as const;

/** What the phone's own state has to say, if anything (spec §5 Phone numbers). */
export function phoneFault(
  { faults }: CheckoutWords,
  name: PhoneName,
  state: PhoneState,
): string | undefined {
  switch (state.status) {
    case 'valid':
      return undefined;
    case 'pending':
      return faults[phoneWords[name].pending];
    case 'invalid':
      return faults[phoneWords[name][state.fault]];
  }
}
