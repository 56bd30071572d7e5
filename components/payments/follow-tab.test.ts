/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AttemptEnd } from '@/lib/orders/attempt-outcome';

const readPayableOrder = jest.fn<() => Promise<object | null>>();
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({ browserClient: () => ({}) }));
jest.unstable_mockModule('@/lib/orders/queries', () => ({ readPayableOrder }));
const { followTab } = await import('./follow-tab');

const orderWith = (status: string, decline_code: string | null = null) => ({
  status: status === 'PAID' ? 'processing' : 'pending',
  order_payment: [{ order_payment_id: 'p', status, decline_code }],
});
const report = jest.fn<(end: AttemptEnd | 'checking') => void>();
let tab: { closed: boolean };
let stop: () => void;

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
  tab = { closed: false };
  stop = followTab(tab as Window, { orderId: 'o', attemptId: 'p' }, report);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const reported = () => report.mock.calls.map(([end]) => (end === 'checking' ? end : end.outcome));
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
async function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
}

test.each([
  ['PAID', 'paid'],
  ['FAILED', 'failed'],
])('reports a closed tab whose payment is %s as %s', async (status, outcome) => {
  readPayableOrder.mockResolvedValue(orderWith(status));
  await wait(3);
  expect(reported()).toEqual([]);
  tab.closed = true;
  await wait(1);
  expect(reported()).toEqual(['checking', outcome]);
});

test('polls an unknown payment for three seconds', async () => {
  readPayableOrder.mockResolvedValue(orderWith('PENDING'));
  tab.closed = true;
  await wait(3);
  expect(reported()).toEqual(['checking']);
  readPayableOrder.mockResolvedValue(orderWith('PAID'));
  await wait(1);
  expect(reported()).toEqual(['checking', 'paid']);
});

test('reports a payment as open if it stays unknown or cannot be read', async () => {
  readPayableOrder.mockRejectedValue(new TypeError('Failed to fetch'));
  tab.closed = true;
  await wait(5);
  expect(reported()).toEqual(['checking', 'open']);
  expect(readPayableOrder).toHaveBeenCalledTimes(4);
});

test('reports what is known to a shopper who returns while the tab is open', async () => {
  readPayableOrder.mockResolvedValue(orderWith('PENDING'));
  await comeBack();
  expect(reported()).toEqual([]);
  readPayableOrder.mockResolvedValue(orderWith('FAILED'));
  await comeBack();
  expect(reported()).toEqual(['failed']);
  tab.closed = true;
  await wait(2);
  await comeBack();
  expect(reported()).toEqual(['failed']);
});

test('reports why a payment was declined', async () => {
  readPayableOrder.mockResolvedValue(orderWith('FAILED', '51'));
  await comeBack();
  expect(report.mock.calls).toEqual([[{ outcome: 'failed', reason: 'funds' }]]);
});

test('reports nothing after it is stopped', async () => {
  readPayableOrder.mockResolvedValue(orderWith('FAILED'));
  stop();
  tab.closed = true;
  await wait(3);
  await comeBack();
  expect(reported()).toEqual([]);
});
