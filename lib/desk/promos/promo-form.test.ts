import { expect, test } from '@jest/globals';
import { promoFormOf, promoFormSchema, type PromoForm } from './promo-form';

const form: PromoForm = { ...promoFormOf(null), code: 'NOV10' };

const faults = (changed: Partial<PromoForm>) =>
  promoFormSchema
    .safeParse({ ...form, ...changed })
    .error?.issues.map(({ path, message }) => [path.join(), message]);

const terms = {
  code: 'NOV10',
  kind: 'percent',
  amount_pt: null,
  basis_points: 1_250,
  minimum_pt: 20_000,
  starts_at: '2026-10-31T22:00:00.000Z',
  ends_at: '2026-11-30T22:00:00.000Z',
  limit_total: 100,
  limit_per_shopper: 1,
  active: true,
} as const;

test('terms survive conversion to form values and back', () => {
  expect(promoFormSchema.parse(promoFormOf(terms))).toEqual(terms);
  const amount = { ...terms, kind: 'amount', basis_points: null, amount_pt: 5_050 } as const;
  expect(promoFormSchema.parse(promoFormOf(amount))).toEqual(amount);
});

test('empty fields set no limit', () => {
  expect(promoFormSchema.parse({ ...form, minimum: ' ' })).toEqual({
    ...terms,
    basis_points: 1_000,
    minimum_pt: 0,
    starts_at: null,
    ends_at: null,
    limit_total: null,
    limit_per_shopper: null,
  });
});

test('ignores the fields of the other kind of discount', () => {
  const read = promoFormSchema.parse({ ...form, kind: 'amount', amount: '٥٠', percent: 'x' });
  expect([read.amount_pt, read.basis_points]).toEqual([5_000, null]);
});

test.each<[Partial<PromoForm>, string, string]>([
  [{ code: 'ab' }, 'code', 'code'],
  [{ code: 'x'.repeat(41) }, 'code', 'code'],
  [{ percent: '0' }, 'percent', 'percent'],
  [{ percent: '100.01' }, 'percent', 'percent'],
  [{ kind: 'amount', amount: '' }, 'amount', 'amount'],
  [{ minimum: '-1' }, 'minimum', 'minimum'],
  [{ startsAt: '2026-11-31T00:00' }, 'startsAt', 'moment'],
  [{ startsAt: '2026-11-02T00:00', endsAt: '2026-11-02T00:00' }, 'endsAt', 'endsAt'],
  [{ limitTotal: '0' }, 'limitTotal', 'limit'],
  [{ limitPerShopper: '1.5' }, 'limitPerShopper', 'limit'],
])('%j: the error is in %s', (changed, field, fault) => {
  expect(faults(changed)).toEqual([[field, fault]]);
});

test('reports all errors at once', () => {
  expect(faults({ code: '', percent: '', limitTotal: 'x' })).toHaveLength(3);
});
