import { beforeEach, expect, jest, test } from '@jest/globals';

const named = '0af7651916cd43dd8448eb211c80319c';
let timing: { name: string; description: string }[] | undefined;

beforeEach(() => {
  jest.resetModules();
  performance.getEntriesByType = () => [
    { name: 'https://shop.example/checkout', serverTiming: timing } as unknown as PerformanceEntry,
  ];
});

test('a document that the server rendered for this visitor continues its trace', async () => {
  timing = [
    { name: 'cdn', description: 'x' },
    { name: 'traceparent', description: `00-${named}-b7ad6b7169203331-01` },
  ];
  const { pageTrace, renewTrace } = await import('./page-trace');
  expect(pageTrace()).toBe(named);
  renewTrace();
  expect(pageTrace()).not.toBe(named);
});

test.each([undefined, [], [{ name: 'traceparent', description: 'x' }]])(
  'any other document begins its own trace (%j)',
  async (entry) => {
    timing = entry;
    const { pageTrace } = await import('./page-trace');
    expect(pageTrace()).toMatch(/^[\da-f]{32}$/);
    expect(pageTrace()).toBe(pageTrace());
  },
);
