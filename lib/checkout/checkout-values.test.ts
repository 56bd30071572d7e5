import { expect, test } from '@jest/globals';
import { abroadAreaId, egyptId } from '@/lib/locations/location';
import { checkoutSchema, emptyValues, readValues, type CheckoutValues } from './checkout-values';

const filled: CheckoutValues = {
  firstName: ' منى ',
  lastName: 'السيد أحمد',
  email: ' mona@example.com ',
  phone: '01012345678',
  additionalPhone: '0223456789',
  address: '12 شارع\nالنيل، الدور 3',
  countryId: egyptId,
  cityId: 'c',
  areaId: 'a',
};
const abroad = { ...filled, countryId: abroadAreaId, cityId: '', areaId: '' };

const faults = (form: CheckoutValues) => {
  const read = checkoutSchema.safeParse(form);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('trims the values and puts them on one line', () => {
  expect(checkoutSchema.parse(filled)).toEqual({
    ...filled,
    firstName: 'منى',
    email: 'mona@example.com',
    address: '12 شارع النيل، الدور 3',
  });
});

test('reports one error per empty field', () => {
  expect(faults(emptyValues)).toEqual([
    'firstName: firstNameMissing',
    'lastName: lastNameMissing',
    'email: emailMissing',
    'phone: phoneMissing',
    'additionalPhone: additionalPhoneMissing',
    'address: addressMissing',
  ]);
});

test('requires city and area in Egypt only', () => {
  expect(faults({ ...filled, cityId: '', areaId: '' })).toEqual([
    'cityId: cityMissing',
    'areaId: areaMissing',
  ]);
  expect(faults({ ...filled, areaId: '' })).toEqual(['areaId: areaMissing']);
  expect(faults({ ...abroad, phone: '+96279123456' })).toEqual([]);
});

test.each([
  ['phone', '12345', 'phoneNotEgyptian', 'phoneInvalid'],
  ['additionalPhone', '12345', 'additionalPhoneNotEgyptian', 'additionalPhoneInvalid'],
])('rejects %s %j: %s in Egypt, %s elsewhere', (field, value, inEgypt, elsewhere) => {
  expect(faults({ ...filled, [field]: value })).toEqual([`${field}: ${inEgypt}`]);
  expect(faults({ ...abroad, [field]: value })).toEqual([`${field}: ${elsewhere}`]);
});

test.each([
  ['email', 'mona@', 'emailInvalid'],
  ['firstName', 'x'.repeat(101), 'nameLong'],
  ['address', 'x'.repeat(501), 'addressLong'],
  ['address', ' \u0000 ', 'addressMissing'],
])('rejects %s %j: %s', (field, value, fault) => {
  expect(faults({ ...filled, [field]: value })).toEqual([`${field}: ${fault}`]);
});

test('returns the invalid fields in the order of the page', () => {
  expect(readValues({ ...filled, address: '', firstName: '' })).toEqual({
    ok: false,
    faulty: ['firstName', 'address'],
  });
  expect(readValues(filled)).toMatchObject({ ok: true, form: { firstName: 'منى' } });
});
