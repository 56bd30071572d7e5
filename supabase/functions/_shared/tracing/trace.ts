import { newSpanId, newTraceId, readTraceparent } from '../contracts/trace-context.mjs';

/** OpenTelemetry's numbers. */
export const spanKinds = { server: 2, client: 3 } as const;

export interface Span {
  /** Of another trace than the call's own; see `branch`. */
  traceId?: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: (typeof spanKinds)[keyof typeof spanKinds];
  startMs: number;
  endMs: number;
  status: number | undefined;
  isFailed: boolean;
}

/** More are not reported of one call. */
const mostSpans = 200;
const traceForm = /^[\da-f]{32}$/;

/**
 * The trace that one call of a function belongs to: the caller's, or a new one. Spans are kept until the call ends.
 */
export class Trace {
  readonly spans: Span[] = [];
  readonly spanId = newSpanId();
  readonly #startMs = Date.now();
  readonly #name: string;
  #traceId: string;
  #parentSpanId: string | undefined;

  constructor(name: string, traceparent: string | null) {
    const parent = readTraceparent(traceparent);
    this.#name = name;
    this.#traceId = parent?.traceId ?? newTraceId();
    this.#parentSpanId = parent?.spanId;
  }

  get traceId(): string {
    return this.#traceId;
  }

  get ms(): number {
    return Date.now() - this.#startMs;
  }

  /** From now on, and for what was already done, the call belongs to another trace: that of the payment it is about. */
  join(traceId: string | null | undefined): void {
    if (!traceId || !traceForm.test(traceId) || traceId === this.#traceId) return;
    this.#traceId = traceId;
    this.#parentSpanId = undefined;
  }

  keep(span: Span): void {
    if (this.spans.length < mostSpans) this.spans.push(span);
  }

  /** Keeps the span of the call itself. */
  end(status: number): void {
    this.spans.unshift({
      spanId: this.spanId,
      parentSpanId: this.#parentSpanId,
      name: this.#name,
      kind: spanKinds.server,
      startMs: this.#startMs,
      endMs: Date.now(),
      status,
      isFailed: status >= 500,
    });
  }
}
