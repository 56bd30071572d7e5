import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { classifyList } from './known-lists';

const real = globalThis.fetch;
const backend = jest.fn<typeof fetch>();
beforeEach(() => {
  backend.mockReset();
  globalThis.fetch = backend;
});
afterEach(() => {
  globalThis.fetch = real;
});

const counts = (total: number) => () => Promise.resolve(Response.json(total));
const fails = () => Promise.reject(new TypeError('fetch failed'));
const never = () => new Promise<never>(() => undefined);
let now = Date.now();
/** Waits until the background request has finished. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
/** Advances the clock so that the known totals are outdated. */
function later(): Promise<unknown> {
  now += 6_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  return settled();
}

test('requests a list’s total once in five seconds, regardless of order and page', async () => {
  backend.mockImplementation(counts(60));
  const list = { level: 'azhari', grade: '3', page: 1 } as const;
  expect(await classifyList(list)).toBe('cacheable');
  expect(await classifyList({ ...list, sort: 'price-asc', page: 2 })).toBe('cacheable');
  expect(await classifyList({ ...list, page: 3 })).toBe('beyond');
  expect(backend).toHaveBeenCalledTimes(1);
  const [address, request] = backend.mock.calls[0]!;
  expect(address).toMatch(/\/rpc\/shop_list_total$/);
  expect(JSON.parse(request?.body as string)).toMatchObject({ p_level: 'azhari', p_grade: 3 });
  await later();
  backend.mockImplementation(counts(0));
  expect(await classifyList(list)).toBe('empty');
});

test('keeps the last known state of a list while the backend is down, and assumes that an unknown list exists', async () => {
  const soldOut = { page: 1, availability: 'out-of-stock' } as const;
  const unknown = { page: 9, owner: 'nobody' };
  backend.mockImplementationOnce(counts(0));
  expect(await classifyList(soldOut)).toBe('empty');
  await later();
  backend.mockImplementationOnce(fails);
  expect(await classifyList(soldOut)).toBe('empty');

  // The next call does not wait although the backend hangs; a late response is still recorded.
  let say: (response: Response) => void = () => undefined;
  backend.mockReturnValueOnce(
    new Promise((resolve) => {
      say = resolve;
    }),
  );
  expect(await classifyList(unknown)).toBe('cacheable');
  say(await counts(3)());
  await settled();
  expect(await classifyList(unknown)).toBe('beyond');

  await later();
  backend.mockImplementationOnce(fails);
  expect(await classifyList(unknown)).toBe('beyond');
  backend.mockImplementationOnce(never);
  expect(await classifyList(soldOut)).toBe('empty');
  expect(backend).toHaveBeenCalledTimes(5);
});
