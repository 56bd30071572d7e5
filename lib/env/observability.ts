import os from 'node:os';
import { z } from 'zod';

const ratio = z.coerce.number().min(0).max(1);

/** Next.js's own spans of `fetch` contain whole URLs; the shop reports its calls itself. */
export function leaveFetchToTheShop(): void {
  process.env['NEXT_OTEL_FETCH_DISABLED'] = '1';
}

/** OpenTelemetry's own variables; its exporters also read others directly. */
export const readObservabilityEnv = () =>
  z
    .object({
      service: z.string().default('shop'),
      sampled: ratio.default(1),
      metricsEveryMs: z.coerce.number().int().min(100).default(60_000),
      build: z.string(),
      instance: z.string(),
    })
    .parse({
      service: process.env.OTEL_SERVICE_NAME || undefined,
      sampled: process.env.OTEL_TRACES_SAMPLER_ARG || undefined,
      metricsEveryMs: process.env.OTEL_METRIC_EXPORT_INTERVAL || undefined,
      build: process.env.NEXT_PUBLIC_BUILD ?? '',
      instance: `${os.hostname()}-${process.pid}`,
    });
