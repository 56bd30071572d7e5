import { type Context } from 'hono';
import { type Keys } from '../keys.ts';
import { type Limits } from '../settings.ts';
import { inMailContext } from '../mailbox/mail-context.ts';
import { withCallerAddress } from './caller-address.ts';
import { withPostgrestErrors } from './postgrest-errors.ts';
import { refusal } from './refusal.ts';
import { readBody } from './request-body.ts';
import { type RequestQueue } from './request-queue.ts';
import { secretsEqual } from './secrets-equal.ts';
import { faultOfQuery, type Reference } from './visitor-query.ts';

export interface LiteRouteOptions {
  lite: { fetch(request: Request): Promise<Response> };
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
      const turn = await place.run(() => answerWhole(request, options, allowed.answerBytes), left);
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
        answerBytes: Infinity,
      }
    : {
        isTrusted: false,
        bytes: limits.bodyBytes,
        ms: limits.requestMs,
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
): Request {
  const { method, url } = context.req.raw;
  const { pathname, search } = new URL(url);
  return new Request(new URL(pathname + search, backendUrl), {
    method,
    headers: withCallerAddress(context),
    body: body?.byteLength ? body : null,
  });
}

async function answerWhole(
  request: Request,
  { lite }: LiteRouteOptions,
  mostBytes: number,
): Promise<Response> {
  const redirectTo = new URL(request.url).searchParams.get('redirect_to');
  const answer = await inMailContext({ redirectTo }, () =>
    withPostgrestErrors(() => lite.fetch(request)),
  );
  const headers = new Headers(answer.headers);
  // Lite allows every origin; the gateway decides which are allowed.
  for (const name of [...headers.keys()])
    if (name.startsWith('access-control-')) headers.delete(name);
  const body = isBodyless(answer.status) ? null : await answer.arrayBuffer();
  if (body && body.byteLength > mostBytes) return refusal('too-many-rows');
  return new Response(body, { status: answer.status, headers });
}

function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
