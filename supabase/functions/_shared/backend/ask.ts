import { type z } from 'zod';
import { type Deps } from '../deps.ts';
import { refusal } from '../http/refusal.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { publicKey, secretKey } from './keys.ts';
import { refusalOfAnswer } from './refusal-of-answer.ts';

/** Time limit of a database request, in milliseconds. */
const longestMs = 9_000;

/** As whom the database is called: a shopper with their token, a visitor, or the server. */
export type Asker = { token: string } | 'visitor' | 'server';

export interface Question<T extends z.ZodType> {
  deps: Deps;
  as: Asker;
  /** Below `/rest/v1/`. */
  path: string;
  /** Sent as a JSON POST; without it the request is a GET. */
  body?: unknown;
  schema: T;
}

/** Calls the project's REST API and validates the answer with `schema`. */
export async function ask<T extends z.ZodType>(
  question: Question<T>,
): Promise<Outcome<z.output<T>>> {
  const { deps, as, path, body, schema } = question;
  const url = `${deps.env('SUPABASE_URL') ?? ''}/rest/v1/${path}`;
  const answer = await send(deps, url, as, body);
  if (!answer.ok) return answer;
  const { status, text } = answer.value;
  const json = parsed(text);
  if (status < 200 || status > 299) return failure(refusalOfAnswer(status, json));
  const read = schema.safeParse(json);
  if (read.success) return success(read.data);
  console.error(`${path.split('?')[0] ?? ''} answered in an unknown form:`, read.error.issues[0]);
  return failure(refusal('service_unavailable'));
}

async function send(
  deps: Deps,
  url: string,
  as: Asker,
  body: unknown,
): Promise<Outcome<{ status: number; text: string }>> {
  const timeout = AbortSignal.timeout(longestMs);
  try {
    const answer = await deps.fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: headersFor(deps, as),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: timeout,
    });
    return success({ status: answer.status, text: await answer.text() });
  } catch (error) {
    if (!timeout.aborted) console.error('The database cannot be reached:', error);
    return failure(refusal(timeout.aborted ? 'service_timeout' : 'service_unavailable'));
  }
}

function headersFor(deps: Deps, as: Asker): Record<string, string> {
  const key = as === 'server' ? secretKey(deps) : publicKey(deps);
  const headers = { apikey: key, accept: 'application/json', 'content-type': 'application/json' };
  if (typeof as === 'object') return { ...headers, authorization: `Bearer ${as.token}` };
  // Keys of the older kind are JWTs of their role and also go here; the newer ones do not.
  return key.startsWith('sb_') ? headers : { ...headers, authorization: `Bearer ${key}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
