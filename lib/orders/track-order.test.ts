import { expect, test } from '@jest/globals';
import type { ShopClient } from '@/lib/supabase/shop-client';
import { orderProgress } from './order-progress';
import { trackOrder, trackQuestionSchema, type TrackedOrder } from './track-order';

const read = (orderNumber: string, phone: string) =>
  trackQuestionSchema.safeParse({ orderNumber, phone });

test.each([
  ['ZD-7K3M-9QXT', '01012345678'],
  ['zd 7k3m 9qxt', '٠١٠١٢٣٤٥٦٧٨'],
  ['7K3M9QXT', '010 1234-5678'],
  [' ZD-٧K٣M-٩QXT ', ' (010) 12345678 '],
])('normalizes %j with %j', (orderNumber, phone) => {
  const { data } = read(orderNumber, phone);
  expect(data?.orderNumber.replace(/^ZD/, '')).toBe('7K3M9QXT');
  expect(data?.phone).toBe('01012345678');
});

test.each([
  ['', '', ['orderNumberMissing', 'phoneMissing']],
  ['7K3M', '12', ['orderNumberInvalid', 'phoneInvalid']],
  ['ZD-7K3M-9QXT-1', 'هاتف', ['orderNumberInvalid', 'phoneInvalid']],
])('rejects %j with %j: %j', (orderNumber, phone, faults) => {
  expect(read(orderNumber, phone).error?.issues.map(({ message }) => message)).toEqual(faults);
});

const order: TrackedOrder = {
  order_number: 'ZD-7K3M-9QXT',
  status: 'shipped',
  placed_at: '2026-11-21T09:00:00+00:00',
  history: [
    { status: 'pending', timestamp: '1' },
    { status: 'processing', timestamp: '2' },
    { status: 'shipped', timestamp: '3' },
  ],
  parcels: [],
};
const progressOf = (changes: Partial<TrackedOrder>) =>
  orderProgress({ ...order, ...changes }).map(({ step, state, at }) => `${step} ${state} ${at}`);

test('lists the completed, current and future steps of an order', () => {
  expect(progressOf({})).toEqual([
    'pending done 1',
    'processing done 2',
    'shipped current 3',
    'delivered ahead null',
  ]);
  expect(progressOf({ status: 'pending', history: order.history.slice(0, 1) })).toEqual([
    'pending current 1',
    'processing ahead null',
    'preparing ahead null',
    'shipped ahead null',
    'delivered ahead null',
  ]);
  expect(
    progressOf({
      status: 'cancelled',
      history: [...order.history.slice(0, 1), { status: 'cancelled', timestamp: '9' }],
    }),
  ).toEqual(['pending done 1', 'cancelled current 9']);
  expect(progressOf({ status: 'on hold' })).toEqual([]);
});

test('accepts the database’s known results and rejects any other', async () => {
  const calls: unknown[] = [];
  const clientWith = (data: unknown) =>
    ({
      rpc: (...call: unknown[]) => {
        calls.push(call);
        return { throwOnError: () => Promise.resolve({ data }) };
      },
    }) as unknown as ShopClient;
  const question = { orderNumber: 'ZD7K3M9QXT', phone: '01012345678' };
  const found = { outcome: 'found', order };
  expect(await trackOrder(clientWith(found), question)).toEqual(found);
  expect(calls).toEqual([
    ['track_order', { p_order_number: 'ZD7K3M9QXT', p_phone: '01012345678' }],
  ]);
  expect(await trackOrder(clientWith({ outcome: 'unknown' }), question)).toEqual({
    outcome: 'unknown',
  });
  await expect(trackOrder(clientWith({ outcome: 'other' }), question)).rejects.toThrow();
});
