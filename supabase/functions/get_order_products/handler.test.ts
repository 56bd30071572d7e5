import { expect, test } from '@jest/globals';
import { fakeProject } from '../_shared/testing/fake-project.ts';
import { ids } from '../_shared/testing/orders.ts';
import {
  asVisitor,
  getting,
  posting,
  refused,
  statusAndBody,
} from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const lines = [{ product_id: ids.product, quantity: 2 }];

test('returns the lines of the shopper’s order', async () => {
  const { deps, requests } = fakeProject({ order_products: lines });
  expect(await statusAndBody(handler(getting({ order_id: ids.order }), deps))).toEqual([
    200,
    { items: lines },
  ]);
  expect(requests[0]).toMatchObject({ as: 'shopper' });
  expect(requests[0]?.query.get('order_id')).toBe(`eq.${ids.order}`);
});

test('does not find another shopper’s order', async () => {
  const { deps } = fakeProject({ order_products: [] });
  expect(await refused(handler(getting({ order_id: ids.order }), deps))).toEqual([
    404,
    'order_not_found',
  ]);
});

test('sends no query for an invalid order number', async () => {
  const { deps, requests } = fakeProject();
  const wrong: Record<string, string>[] = [
    {},
    { order_id: '' },
    { order_id: 'all' },
    { order_id: `${ids.order}&select=*` },
    { order_id: `${ids.order},or=(user_id.not.is.null)` },
    { order_id: '\0' },
    { order_id: 'x'.repeat(60_000) },
    { id: ids.order },
  ];
  for (const query of wrong)
    expect(await refused(handler(getting(query), deps))).toEqual([400, 'invalid_request']);
  expect(await refused(handler(getting({ order_id: ids.order }, asVisitor), deps))).toEqual([
    401,
    'not_signed_in',
  ]);
  expect(await refused(handler(posting({ order_id: ids.order }), deps))).toEqual([
    405,
    'method_not_allowed',
  ]);
  expect(requests).toEqual([]);
});
