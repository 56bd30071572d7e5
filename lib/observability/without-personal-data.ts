import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

/**
 * The only attributes that are exported. Next.js also records whole addresses, whose queries contain personal data, and
 * error messages, which may.
 */
const recorded = new Set([
  'http.method',
  'http.request.method',
  'http.status_code',
  'http.response.status_code',
  'http.route',
  'next.route',
  'next.span_type',
  'next.rsc',
  'error.type',
  'exception.type',
  'shop.route',
  'shop.operation',
]);

const recordedOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => recorded.has(name)));

/** Without an address, or without its query. */
const plainName = (name: string) => name.replace(/\s*(?:\w+:\/\/|[?#]).*$/s, '');

const plainSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: plainName(span.name) },
    attributes: { value: recordedOf(span.attributes) },
    events: {
      value: span.events.map((event) => ({
        ...event,
        attributes: recordedOf(event.attributes ?? {}),
      })),
    },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;

/** Wraps an exporter, so that no span carries a visitor's data. */
export function withoutPersonalData(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(plainSpan), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
