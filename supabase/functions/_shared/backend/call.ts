import { type z } from 'zod';
import { type Database, type Procedures } from '../contracts/database.ts';
import { type Deps } from '../deps.ts';
import { refusal } from '../http/refusal.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { publicKey, secretKey } from './keys.ts';
import { refusalOfAnswer } from './refusal-of-answer.ts';

/** Time limit of a database request, in milliseconds. */
const longestMs = 9_000;

/** The role of a database call: a shopper with their token, a visitor, or the server. */
export type Actor = { token: string } | 'visitor' | 'server';

interface Question<T extends z.ZodType> {
  deps: Deps;
  as: Actor;
  schema: T;
}

type Table = keyof Database['public']['Tables'];

/** Reads rows of a table and validates them with `schema`. `path`: the table's name and a PostgREST query. */
export const read = <T extends z.ZodType>({
  path,
  ...question
}: Question<T> & { path: `${Table}?${string}` }): Promise<Outcome<z.output<T>>> =>
  request(question, path);

/** Calls a database function and validates its result with `schema`. */
export const call = <N extends keyof Procedures, T extends z.ZodType>({
  name,
  args,
  ...question
}: Question<T> & { name: N; args: Procedures[N]['Args'] }): Promise<Outcome<z.output<T>>> =>
  request(question, `rpc/${name}`, args);

/** The same in the server's role. */
export const callAsServer = <N extends keyof Procedures, T extends z.ZodType>(
  deps: Deps,
  name: N,
  args: Procedures[N]['Args'],
  schema: T,
): Promise<Outcome<z.output<T>>> => call({ deps, as: 'server', name, args, schema });

/** `path` is below `/rest/v1/`. `body` is sent as a JSON POST; without it the request is a GET. */
async function request<T extends z.ZodType>(
  { deps, as, schema }: Question<T>,
  path: string,
  body?: unknown,
): Promise<Outcome<z.output<T>>> {
  const url = `${deps.env('SUPABASE_URL') ?? ''}/rest/v1/${path}`;
  const answer = await send(deps, url, as, body);
  if (!answer.ok) return answer;
  const { status, text } = answer.value;
  const json = parsed(text);
  if (status < 200 || status > 299) return failure(refusalOfAnswer(status, json));
  const checked = schema.safeParse(json);
  if (checked.success) return success(checked.data);
  console.error(
    `${path.split('?')[0] ?? ''} returned an unexpected response:`,
    checked.error.issues[0],
  );
  return failure(refusal('service_unavailable'));
}

async function send(
  deps: Deps,
  url: string,
  as: Actor,
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

function headersFor(deps: Deps, as: Actor): Record<string, string> {
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
