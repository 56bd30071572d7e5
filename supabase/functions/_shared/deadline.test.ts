import { expect, test } from '@jest/globals';
import { within } from './deadline.ts';
import { type Deps } from './deps.ts';

const hanging: Deps = {
  env: () => undefined,
  fetch: (_input, init) =>
    new Promise((_resolve, reject) => {
      if (init?.signal?.aborted) reject(init.signal.reason as Error);
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    }),
};

test('all requests share one deadline', async () => {
  const { fetch } = within(hanging, 30);
  await expect(fetch('https://a.example')).rejects.toThrow(/timeout/i);
  await expect(
    fetch('https://b.example', { signal: AbortSignal.timeout(60_000) }),
  ).rejects.toThrow();
});

test('a caller’s own shorter time limit also applies', async () => {
  const { fetch } = within(hanging, 60_000);
  await expect(fetch('https://a.example', { signal: AbortSignal.timeout(10) })).rejects.toThrow();
});
