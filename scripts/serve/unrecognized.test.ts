import { metrics } from '@opentelemetry/api';
import { expect, test } from '@jest/globals';
import { unrecognizedOutput } from './unrecognized.mjs';

test('counts every time, and logs the first time of each part', () => {
  const counted: unknown[] = [];
  const add = (by: number, attributes: object) => counted.push([by, attributes]);
  metrics.setGlobalMeterProvider({
    getMeter: () => ({ createCounter: () => ({ add }) }) as never,
  });
  const lines: string[] = [];
  const report = unrecognizedOutput({
    env: { LOG_FORMAT: 'text' },
    write: (line) => lines.push(line),
  });
  report('inline script', `<script>\n${'a'.repeat(200)}</script>`);
  report('inline script', '<script>b</script>');
  report('style sheet');
  expect(counted).toEqual([
    [1, { part: 'inline script' }],
    [1, { part: 'inline script' }],
    [1, { part: 'style sheet' }],
  ]);
  expect(lines).toEqual([
    `output not recognized: part inline script, text "<script>\\n${'a'.repeat(71)}"`,
    'output not recognized: part style sheet, text ""',
  ]);
  metrics.disable();
});
