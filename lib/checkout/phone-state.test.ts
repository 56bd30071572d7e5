import { expect, test } from '@jest/globals';
import { nextPhoneState, validPhone, type PhoneState } from './phone-state';

const pending: PhoneState = { status: 'pending' };
const left = (phone: string, inEgypt = true) => ({ type: 'left' as const, phone, inEgypt });

test.each(['01012345678', '+201012345678', '0223456789', '', '  ', '٠١٠١٢٣٤٥٦٧٨'])(
  'needs no confirmation of %j in Egypt',
  (phone) => expect(nextPhoneState(validPhone, left(phone))).toEqual(validPhone),
);

test('requires confirmation of an unusual number in Egypt only', () => {
  expect(nextPhoneState(validPhone, left('12345'))).toEqual(pending);
  expect(nextPhoneState(validPhone, left('+96279123456'))).toEqual(pending);
  expect(nextPhoneState(validPhone, left('+96279123456', false))).toEqual(validPhone);
});

test('“yes” validates the number again', () => {
  expect(nextPhoneState(pending, { type: 'confirmed', phone: '01012345678' })).toEqual(validPhone);
  expect(nextPhoneState(pending, { type: 'confirmed', phone: '12345' })).toEqual({
    status: 'invalid',
    fault: 'NotEgyptian',
  });
});

test('“no” marks it as incorrect until it is edited or the country changes', () => {
  const incorrect = nextPhoneState(pending, { type: 'denied' });
  expect(incorrect).toEqual({ status: 'invalid', fault: 'Incorrect' });
  expect(nextPhoneState(incorrect, left('12345'))).toEqual(incorrect);
  expect(nextPhoneState(incorrect, { type: 'edited' })).toEqual(validPhone);
  expect(nextPhoneState(incorrect, { type: 'country-changed' })).toEqual(validPhone);
  expect(nextPhoneState(pending, { type: 'country-changed' })).toEqual(validPhone);
});
