import { metrics } from '@opentelemetry/api';
import { expect, test } from '@jest/globals';
import { countFailure, countRead, noteUp } from './metrics.mjs';

test('passes counts to every meter, including one registered later', () => {
  const seen: unknown[] = [];
  const gauges: ((result: { observe: (value: number) => void }) => void)[] = [];
  const counter = (name: string) => ({
    add: (by: number, attributes?: object) => seen.push([name, by, attributes]),
  });
  const gauge = (name: string) => ({
    addCallback: (callback: (typeof gauges)[number]) => {
      expect(name).toBe('shop.redis.up');
      gauges.push(callback);
    },
  });
  countRead('page', 'memory');
  const meter = { createCounter: counter, createObservableGauge: gauge };
  metrics.setGlobalMeterProvider({ getMeter: () => meter as never });

  countRead('page', 'redis');
  countFailure();
  noteUp(false);
  for (const callback of gauges) callback({ observe: (value) => seen.push(value) });
  expect(seen).toEqual([
    ['shop.cache.reads', 1, { kind: 'page', source: 'redis' }],
    ['shop.redis.failures', 1, undefined],
    0,
  ]);
});
