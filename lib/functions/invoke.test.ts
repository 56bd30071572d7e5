import { expect, test } from '@jest/globals';
import { getOrderProducts } from '@/supabase/functions/_shared/contracts/get-order-products';
import { isUnanswered } from './function-failure';
import { functionClient } from './function-client-fixture';
import { invoke } from './invoke';

const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const items = [{ product_id: id, quantity: 2 }];
const invokeWith = (answer: { status: number; json: unknown } | Error) => {
  const { client, calls } = functionClient({ get_order_products: answer });
  return { calls, answered: invoke(client, getOrderProducts, { order_id: id }) };
};

test('validates a successful response; GET sends its arguments in the query string', async () => {
  const { calls, answered } = invokeWith({ status: 200, json: { items, more: 1 } });
  expect(await answered).toEqual({ ok: true, value: { items } });
  expect(calls).toEqual([{ name: 'get_order_products', body: `order_id=${id}` }]);
});

test.each([
  [{ status: 409, json: { code: 'already_paid', message: 'Paid.' } }, 'already_paid', false],
  [
    { status: 503, json: { code: 'provider_unavailable', message: '' } },
    'provider_unavailable',
    true,
  ],
  [{ status: 502, json: '<h1>Bad gateway</h1>' }, 'malformed', true],
  [{ status: 200, json: { items: 'none' } }, 'incomplete', true],
  [new TypeError('Failed to fetch'), 'unreachable', true],
  [Object.assign(new Error('late'), { name: 'TimeoutError' }), 'timeout', true],
  [new SyntaxError('Unexpected end of JSON input'), 'malformed', true],
])('%j: %s, and whether the result is unknown: %s', async (answer, code, unanswered) => {
  const { answered } = invokeWith(answer);
  const result = await answered;
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(result.error.code).toBe(code);
  expect(isUnanswered(result.error)).toBe(unanswered);
});

test('rethrows errors of the shop’s own code', async () => {
  await expect(invokeWith(new RangeError('bug')).answered).rejects.toThrow('bug');
});
