import { afterEach, expect, jest, test } from '@jest/globals';
import { setReadiness } from '@/lib/http/readiness.mjs';

jest.unstable_mockModule('next/server', () => ({ connection: () => Promise.resolve() }));
const { GET } = await import('./route');

afterEach(() => setReadiness('ready'));

test.each([
  ['starting', 503],
  ['ready', 200],
  ['draining', 503],
] as const)('%s: responds with %i and an empty body', async (state, status) => {
  setReadiness(state);
  const answer = await GET();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.json()).toEqual({ status: status === 200 ? 'ready' : 'unready' });
});
