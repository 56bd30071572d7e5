import { expect, jest, test } from '@jest/globals';

const startObservability = jest.fn();
jest.unstable_mockModule('@/lib/observability/start', () => ({ startObservability }));

async function registered(settings: Record<string, string>): Promise<number> {
  startObservability.mockClear();
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    const { register } = await import('./instrumentation');
    await register();
    return startObservability.mock.calls.length;
  } finally {
    process.env = before;
  }
}

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

test('starts OpenTelemetry only on a server with a collector', async () => {
  expect(await registered({ NEXT_RUNTIME: 'nodejs' })).toBe(0);
  expect(await registered({ NEXT_RUNTIME: 'edge', ...endpoint })).toBe(0);
  expect(await registered({ NEXT_RUNTIME: 'nodejs', ...endpoint })).toBe(1);
});
