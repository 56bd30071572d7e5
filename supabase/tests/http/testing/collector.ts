import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string | number };
}

export interface CollectedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
}

interface TracesMessage {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<CollectedSpan, 'service'>[] }[];
  }[];
}

interface MetricsMessage {
  resourceMetrics: { scopeMetrics: { metrics: { name: string }[] }[] }[];
}

/** An OpenTelemetry collector that stores everything received by OTLP over HTTP, as JSON. */
export async function startCollector() {
  const bodies: { path: string; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    request.on('end', () => {
      bodies.push({ path: request.url ?? '', text });
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const textsAt = (path: string) => bodies.filter((body) => body.path === path);

  const spans = () =>
    textsAt('/v1/traces').flatMap(({ text }) =>
      (JSON.parse(text) as TracesMessage).resourceSpans.flatMap(({ resource, scopeSpans }) => {
        const name = resource.attributes.find(({ key }) => key === 'service.name');
        const service = name?.value.stringValue ?? '';
        return scopeSpans.flatMap(({ spans: one }) => one.map((span) => ({ service, ...span })));
      }),
    );
  const metricNames = () =>
    new Set(
      textsAt('/v1/metrics').flatMap(({ text }) =>
        (JSON.parse(text) as MetricsMessage).resourceMetrics.flatMap(({ scopeMetrics }) =>
          scopeMetrics.flatMap(({ metrics }) => metrics.map(({ name }) => name)),
        ),
      ),
    );

  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metricNames,
    /** Everything that was received. */
    text: () => bodies.map((body) => body.text).join('\n'),
    /** Waits until a span with each of these names was received, or fails with those that are missing. */
    async until(names: string[], traceId: string): Promise<CollectedSpan[]> {
      for (const deadline = Date.now() + 10_000; ;) {
        const own = spans().filter((span) => span.traceId === traceId);
        const missing = names.filter((name) => !own.some((span) => span.name === name));
        if (missing.length === 0) return own;
        if (Date.now() > deadline)
          throw new Error(
            `Missing: ${missing.join(', ')}. There are ${own.map(({ name }) => name).join(', ')}.`,
          );
        await sleep(50);
      }
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
