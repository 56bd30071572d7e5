import { beforeEach, expect, jest, test } from '@jest/globals';
import type { SessionReading } from '@/lib/supabase/read-session';

const verifiedSession = jest.fn<() => Promise<SessionReading>>();
const serverClient = jest.fn<() => Promise<object>>();
const warmUpOrders = jest.fn<(client: object, userId: string) => Promise<void>>();
jest.unstable_mockModule('@/lib/supabase/session.server', () => ({ verifiedSession }));
jest.unstable_mockModule('@/lib/supabase/server-client.server', () => ({ serverClient }));
jest.unstable_mockModule('@/lib/orders/warm-up', () => ({ warmUpOrders }));
const { GET } = await import('./route');

const shopper = (sub: string): SessionReading => ({
  status: 'signed-in',
  claims: { sub, email: 'mona@example.com', role: 'authenticated' },
});

async function expectNothing() {
  const answer = await GET();
  expect(answer.status).toBe(204);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toBe('');
}

beforeEach(() => {
  jest.resetAllMocks();
  serverClient.mockResolvedValue({});
});

test('warms up a shopper’s orders at most once in two minutes', async () => {
  verifiedSession.mockResolvedValue(shopper('a'));
  await expectNothing();
  await expectNothing();
  expect(warmUpOrders.mock.calls.map(([, userId]) => userId)).toEqual(['a']);
  verifiedSession.mockResolvedValue(shopper('b'));
  await expectNothing();
  expect(warmUpOrders).toHaveBeenCalledTimes(2);
});

test.each(['signed-out', 'unknown'] as const)('%s: sends no query', async (status) => {
  verifiedSession.mockResolvedValue({ status });
  await expectNothing();
  expect(warmUpOrders).not.toHaveBeenCalled();
});

test('a backend failure is not reported as an error of the shop', async () => {
  verifiedSession.mockRejectedValueOnce(new Error('auth'));
  await expectNothing();
  verifiedSession.mockResolvedValue(shopper('c'));
  warmUpOrders.mockRejectedValue(new Error('down'));
  await expectNothing();
});
