import { type Context } from 'hono';
import { type Engine, Interrupted } from '../engine/engine.ts';
import { type WholeRequest, type WholeResponse } from '../engine/messages.ts';
import { type Keys } from '../keys.ts';
import { type Limits } from '../settings.ts';
import { withCallerAddress } from './caller-address.ts';
import { refusal } from './refusal.ts';
import { readBody } from './request-body.ts';
import { type RequestQueue } from './request-queue.ts';
import { secretsEqual } from './secrets-equal.ts';
import { faultOfQuery, type Reference } from './visitor-query.ts';

export interface LiteRouteOptions {
  engine: Pick<Engine, 'fetch'>;
  queue: RequestQueue;
  limits: Limits;
  keys: Keys;
  backendUrl: string;
  /** The foreign keys of the REST interface's tables. */
  references: readonly Reference[];
}

const restPath = '/rest/v1/';

/**
 * Queues a request for lite, with complete request and response bodies: nothing is read or written outside its turn.
 */
export function liteRoute(options: LiteRouteOptions) {
  return async (context: Context): Promise<Response> => {
    const place = options.queue.enter();
    if (!place) return refusal('busy');
    const arrivedAt = Date.now();
    try {
      const incoming = context.req.raw;
      const allowed = allowance(incoming, options);
      const fault = allowed.isTrusted ? undefined : faultOf(incoming, options.references);
      if (fault) return refusal(fault);
      const read = await readBody(incoming, { bytes: allowed.bytes, ms: options.limits.bodyMs });
      if (!read.ok) return refusal(read.reason);
      const request = rebuilt(context, read.body, options.backendUrl);
      const left = allowed.ms - (Date.now() - arrivedAt);
      const turn = await place.run(() => answerWhole(request, options, allowed), left);
      return turn.ok ? turn.value : refusal(turn.reason);
    } finally {
      place.leave();
    }
  };
}

function allowance(request: Request, { keys, limits }: LiteRouteOptions) {
  return secretsEqual(request.headers.get('apikey'), keys.secretKey)
    ? {
        isTrusted: true,
        bytes: limits.trustedBodyBytes,
        ms: limits.trustedRequestMs,
        queryMs: limits.trustedRequestMs,
        answerBytes: Infinity,
      }
    : {
        isTrusted: false,
        bytes: limits.bodyBytes,
        ms: limits.requestMs,
        queryMs: limits.queryMs,
        answerBytes: limits.answerBytes,
      };
}

function faultOf({ url }: Request, references: readonly Reference[]) {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.startsWith(restPath)) return undefined;
  return faultOfQuery(pathname.slice(restPath.length), searchParams, references);
}

function rebuilt(
  context: Context,
  body: Uint8Array<ArrayBuffer> | null,
  backendUrl: string,
): WholeRequest {
  const { method, url } = context.req.raw;
  const { pathname, search } = new URL(url);
  return {
    method,
    url: new URL(pathname + search, backendUrl).href,
    headers: [...withCallerAddress(context)],
    body: body?.byteLength ? body : null,
  };
}

async function answerWhole(
  request: WholeRequest,
  { engine }: LiteRouteOptions,
  { answerBytes, queryMs }: { answerBytes: number; queryMs: number },
): Promise<Response> {
  let answer: WholeResponse;
  try {
    answer = await engine.fetch(request, queryMs);
  } catch (error) {
    if (error instanceof Interrupted) return refusal('late');
    throw error;
  }
  const { status, headers, body } = answer;
  if (body && body.byteLength > answerBytes) return refusal('too-many-rows');
  // Lite allows every origin; the gateway decides which are allowed.
  const kept = headers.filter(([name]) => !name.startsWith('access-control-'));
  return new Response(body, { status, headers: kept });
}
