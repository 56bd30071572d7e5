import { isEgyptianPhone } from '@/lib/phones/phone';

/** Whether a phone number is taken. `pending`: the shopper is being asked about it. */
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
      // A fault stays until the number is edited; to leave the field again is no new question.
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
