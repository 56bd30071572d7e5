import { type RequestQueue } from '../gateway/request-queue.ts';
import { metrics } from '../../functions/_shared/contracts/metrics.mjs';

/**
 * Reports the queue's metrics to `OTEL_EXPORTER_OTLP_ENDPOINT`; without it, OpenTelemetry is not even loaded. Returns a
 * function that reports for the last time.
 */
export async function reportQueue(
  queue: RequestQueue,
  environment: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  if (!environment['OTEL_EXPORTER_OTLP_ENDPOINT']) return () => Promise.resolve();
  const [{ OTLPMetricExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/exporter-metrics-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-metrics'),
  ]);
  const everyMs = Number(environment['OTEL_METRIC_EXPORT_INTERVAL']) || 60_000;
  const provider = new sdk.MeterProvider({
    resource: resourceFromAttributes({ 'service.name': 'backend' }),
    readers: [
      new sdk.PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: everyMs,
        exportTimeoutMillis: Math.min(everyMs, 10_000),
      }),
    ],
  });
  const meter = provider.getMeter('backend');
  const gauge = (name: 'shop.backend.queue' | 'shop.backend.busy', value: () => number) => {
    meter.createObservableGauge(name, metrics[name]).addCallback((result) => {
      result.observe(value());
    });
  };
  gauge('shop.backend.queue', () => queue.places);
  gauge('shop.backend.busy', () => queue.busyForMs / 1000);
  return () => provider.shutdown();
}
