import { type Deps } from '../deps.ts';
import { type Span, type Trace } from './trace.ts';

/** In milliseconds. */
const patienceMs = 3_000;
/** Reports on their way at once; further ones are dropped. */
const mostAtOnce = 16;
let underWay = 0;

/**
 * Reports a call's spans to `OTEL_EXPORTER_OTLP_ENDPOINT` by OTLP over HTTP, as JSON. Nobody waits for it, and nothing
 * happens if it fails. OpenTelemetry's packages need Node.js, and Supabase's edge runtime does not have Deno's own.
 */
export function exportSpans(deps: Deps, trace: Trace): void {
  const endpoint = deps.env('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (!endpoint || underWay >= mostAtOnce) return;
  const spans = trace.spans
    .map((span) => ({ ...span, traceId: span.traceId ?? trace.traceId }))
    .filter(({ traceId }) => isSampled(traceId, deps.env('OTEL_TRACES_SAMPLER_ARG')));
  if (spans.length === 0) return;
  underWay += 1;
  const report = deps
    .fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: {
        ...headersFrom(deps.env('OTEL_EXPORTER_OTLP_HEADERS')),
        'content-type': 'application/json',
      },
      body: JSON.stringify(messageOf(spans)),
      signal: AbortSignal.timeout(patienceMs),
    })
    .then((answer) => answer.body?.cancel())
    .catch(() => undefined)
    .finally(() => {
      underWay -= 1;
    });
  deps.afterwards?.(report);
}

/** `name=value,name=value`, each encoded as in an address. */
function headersFrom(setting = ''): Record<string, string> {
  const pairs = setting.split(',').flatMap((pair): [string, string][] => {
    const [, name, value = ''] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
    return name ? [[name, decoded(value)]] : [];
  });
  return Object.fromEntries(pairs);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** As `TraceIdRatioBasedSampler` of OpenTelemetry decides, so that a trace is whole or not there. */
function isSampled(traceId: string, setting: string | undefined): boolean {
  const ratio = setting ? Number(setting) : 1;
  if (!(ratio < 1)) return true;
  const parts = traceId.match(/.{8}/g) ?? [];
  const mixed = parts.reduce((sum, part) => (sum ^ Number.parseInt(part, 16)) >>> 0, 0);
  return mixed < Math.floor(ratio * 0xffff_ffff);
}

const attribute = (key: string, value: string | number) => ({
  key,
  value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
});

const messageOf = (spans: Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [attribute('service.name', 'functions')] },
      scopeSpans: [{ scope: { name: 'shop' }, spans: spans.map(wireSpan) }],
    },
  ],
});

const wireSpan = ({ traceId, spanId, parentSpanId, name, kind, ...span }: Span) => ({
  traceId,
  spanId,
  ...(parentSpanId && { parentSpanId }),
  name,
  kind,
  startTimeUnixNano: `${span.startMs}000000`,
  endTimeUnixNano: `${span.endMs}000000`,
  attributes:
    span.status === undefined ? [] : [attribute('http.response.status_code', span.status)],
  status: { code: span.isFailed ? 2 : 0 },
});
