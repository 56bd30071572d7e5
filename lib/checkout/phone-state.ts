import { isEgyptianPhone } from '@/lib/phones/phone';

/** The state of a phone number. `pending`: it awaits the shopper's confirmation. */
export type PhoneState =
  { status: 'valid' } | { status: 'pending' } | { status: 'invalid'; fault: PhoneFault };

export type PhoneFault = 'NotEgyptian' | 'Incorrect';

export type PhoneEvent =
  | { type: 'left'; phone: string; inEgypt: boolean }
  | { type: 'confirmed'; phone: string }
  | { type: 'denied' }
  | { type: 'edited' }
  | { type: 'country-changed' };

export const validPhone: PhoneState = { status: 'valid' };

export function nextPhoneState(state: PhoneState, event: PhoneEvent): PhoneState {
  switch (event.type) {
    case 'left': {
      // An error stays until the number is edited; leaving the field again does not repeat the question.
      if (state.status !== 'valid') return state;
      const isStrange = event.phone.trim() !== '' && !isEgyptianPhone(event.phone);
      return event.inEgypt && isStrange ? { status: 'pending' } : state;
    }
    case 'confirmed':
      return isEgyptianPhone(event.phone)
        ? validPhone
        : { status: 'invalid', fault: 'NotEgyptian' };
    case 'denied':
      return { status: 'invalid', fault: 'Incorrect' };
    case 'edited':
    case 'country-changed':
      return validPhone;
  }
}
