import 'server-only';
import { metrics, trace, context, propagation } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { leaveFetchToTheShop, readObservabilityEnv } from '@/lib/env/observability';
import { outsideRenders } from './outside-renders';
import { withoutPersonalData } from './without-personal-data';

/**
 * Registers OpenTelemetry for this process and sends traces and metrics to `OTEL_EXPORTER_OTLP_ENDPOINT`, as JSON. If
 * the collector is slow or down, only data is lost: queues are bounded, and no request waits.
 */
export function startObservability(): void {
  const { service, sampled, metricsEveryMs, build, instance } = readObservabilityEnv();
  leaveFetchToTheShop();
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.version': build,
    'service.instance.id': instance,
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracing = new BasicTracerProvider({
    resource,
    // Decides by the trace id alone, as the functions do, so a client's header cannot force sampling.
    sampler: new TraceIdRatioBasedSampler(sampled),
    spanProcessors: [
      outsideRenders(new BatchSpanProcessor(withoutPersonalData(new OTLPTraceExporter()))),
    ],
  });
  trace.setGlobalTracerProvider(tracing);
  const measuring = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(metricsEveryMs, 10_000),
      }),
    ],
  });
  metrics.setGlobalMeterProvider(measuring);
}
