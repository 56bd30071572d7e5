import { expect, test } from '@jest/globals';
import { egyptId } from '@/lib/locations/location';
import { emptyValues } from './checkout-values';
import { preCheck, type CheckedState } from './pre-checks';
import { validPhone } from './phone-state';

const ready: CheckedState = {
  itemCount: 1,
  form: {
    firstName: 'Mona',
    lastName: 'El Sayed',
    email: 'mona@example.com',
    phone: '01012345678',
    additionalPhone: '0223456789',
    address: '12 Nile Street',
    countryId: egyptId,
    cityId: 'c',
    areaId: 'a',
  },
  phones: { phone: validPhone, additionalPhone: validPhone },
  price: 'ready',
  choice: { provider: 'fawry', method: null, walletPhone: '' },
  script: 'ready',
};
const wallet = { provider: 'paymob', method: 'wallet', walletPhone: '' } as const;

// Each state also has the errors of all later ones: the order is part of the rule.
const states: [string, CheckedState, object | null][] = [
  [
    '1 empty cart',
    { ...ready, itemCount: 0, form: emptyValues, price: 'failed', script: 'loading' },
    { type: 'empty-cart' },
  ],
  [
    '2 invalid form',
    { ...ready, form: { ...emptyValues, countryId: egyptId }, price: 'failed', script: 'loading' },
    {
      type: 'missing-data',
      fields: [
        'firstName',
        'lastName',
        'email',
        'phone',
        'additionalPhone',
        'address',
        'cityId',
        'areaId',
      ],
    },
  ],
  [
    '2 a phone that is still asked about',
    { ...ready, phones: { phone: validPhone, additionalPhone: { status: 'pending' } } },
    { type: 'missing-data', fields: ['additionalPhone'] },
  ],
  [
    '3 no city',
    { ...ready, form: { ...ready.form, cityId: '', areaId: '' }, price: 'calculating' },
    { type: 'city-missing' },
  ],
  [
    '4 no area',
    { ...ready, form: { ...ready.form, areaId: '' }, price: 'calculating' },
    { type: 'area-missing' },
  ],
  [
    '5 prices on their way',
    { ...ready, price: 'calculating', script: 'loading' },
    { type: 'calculating' },
  ],
  ['6 no price', { ...ready, price: 'failed', script: 'loading' }, { type: 'price-failed' }],
  [
    '7 script on its way',
    { ...ready, script: 'loading' },
    { type: 'payment', obstacle: 'scriptLoading' },
  ],
  ['7 script lost', { ...ready, script: 'failed' }, { type: 'payment', obstacle: 'scriptFailed' }],
  [
    '8 no wallet phone',
    { ...ready, choice: wallet, script: 'failed' },
    { type: 'payment', obstacle: 'walletPhoneMissing' },
  ],
  [
    '9 no option of Paymob',
    { ...ready, choice: { ...wallet, method: null } },
    { type: 'payment', obstacle: 'methodMissing' },
  ],
  ['nothing: Fawry', ready, null],
  ['nothing: Paymob', { ...ready, choice: { ...wallet, method: 'card' }, script: 'failed' }, null],
  ['nothing: wallet', { ...ready, choice: { ...wallet, walletPhone: '01010101010' } }, null],
];

test.each(states)('reports the first obstacle to paying: %s', (_, state, obstacle) => {
  const checked = preCheck(state);
  expect(checked.ok ? null : checked.obstacle).toEqual(obstacle);
});

test('does not require city and area abroad', () => {
  const form = { ...ready.form, countryId: 'jordan', cityId: '', areaId: '' };
  expect(preCheck({ ...ready, form }).ok).toBe(true);
});
