import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Directory } from './listing';
import { classifyList } from './known-lists';

const counts: Directory = {
  total: 60,
  categories: [],
  subjects: [],
  owners: [],
  terms: [],
  levels: [],
  availability: { available: 60, 'out-of-stock': 0 },
};
const available = { page: 1, availability: 'available' } as const;
const soldOut = { page: 1, availability: 'out-of-stock' } as const;

const real = globalThis.fetch;
const backend = jest.fn<typeof fetch>();
beforeEach(() => {
  globalThis.fetch = backend;
});
afterEach(() => {
  globalThis.fetch = real;
});

const answers = () => Promise.resolve(Response.json(counts));
const never = () => new Promise<never>(() => undefined);
let now = Date.now();
/** The counts that are known are too old by then. */
function later(): void {
  now += 6_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

test('whether a list deserves an entry is asked of the backend, and of memory while it is away', async () => {
  // Nothing is known yet, and nobody answers.
  backend.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await classifyList(soldOut)).toBe('cacheable');

  // The next one does not wait, though the backend hangs; what it says later is known then.
  let say: (response: Response) => void = () => undefined;
  backend.mockReturnValueOnce(
    new Promise((resolve) => {
      say = resolve;
    }),
  );
  expect(await classifyList(soldOut)).toBe('cacheable');
  say(await answers());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await classifyList(soldOut)).toBe('empty');
  expect(await classifyList({ ...available, page: 3 })).toBe('beyond');

  later();
  backend.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await classifyList(soldOut)).toBe('empty');
  later();
  backend.mockImplementationOnce(never);
  expect(await classifyList(soldOut)).toBe('empty');
  expect(backend).toHaveBeenCalledTimes(4);
});
