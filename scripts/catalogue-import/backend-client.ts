import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { type Procedures } from '../../supabase/functions/_shared/contracts/database.ts';

export interface Backend {
  url: string;
  secretKey: string;
}

/** An error of the backend, with its SQLSTATE if there is one. */
export class BackendError extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

const refusalSchema = z.object({ message: z.string(), code: z.string().optional() }).partial();
const tries = 20;
const pauseMs = 3_000;

/**
 * Calls a database function. Retries if the gateway was too slow or too busy: the import's functions are idempotent.
 */
export async function callFunction<N extends keyof Procedures>(
  { url, secretKey }: Backend,
  name: N,
  args: Procedures[N]['Args'],
): Promise<unknown> {
  const endpoint = new URL(`/rest/v1/rpc/${name}`, url);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await post(endpoint, secretKey, args);
    const text = await answer.text();
    if (answer.ok) return text === '' ? undefined : (JSON.parse(text) as unknown);
    if (![502, 503, 504].includes(answer.status) || attempt === tries) throw refusal(answer, text);
    await delay(pauseMs);
  }
}

async function post(
  endpoint: URL,
  secretKey: string,
  args: object,
  again = true,
): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json', ...bearer(secretKey) },
      body: JSON.stringify(args),
      // Committing a whole catalogue may take minutes.
      signal: AbortSignal.timeout(600_000),
    });
  } catch (cause) {
    // The backend has closed a kept-alive connection in the meantime: the function is idempotent.
    if (again && isLostConnection(cause)) return post(endpoint, secretKey, args, false);
    throw new Error(`The backend at ${endpoint.origin} cannot be reached`, { cause });
  }
}

function isLostConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET';
}

/** Keys of the older kind are tokens and needed in both headers. */
function bearer(secretKey: string): Record<string, string> {
  return secretKey.startsWith('sb_') ? {} : { authorization: `Bearer ${secretKey}` };
}

function refusal(answer: Response, text: string): BackendError {
  const parsed = refusalSchema.safeParse(readJson(text));
  const message = parsed.success ? parsed.data.message : undefined;
  return new BackendError(
    message ?? `The backend answered ${String(answer.status)}: ${text.slice(0, 200)}`,
    parsed.success ? parsed.data.code : undefined,
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
