import { AsyncLocalStorage } from 'node:async_hooks';
import { type Connection } from '@supabase/lite';
import { z } from 'zod';

/** PostgREST's own table: https://docs.postgrest.org/en/stable/references/errors.html. The first match counts. */
const statuses: readonly [code: RegExp, status: number][] = [
  [/^08/, 503],
  [/^09/, 500],
  [/^0[LP]/, 403],
  [/^2350[35]$/, 409],
  [/^25006$/, 405],
  [/^21000$/, 500],
  [/^25/, 500],
  [/^28/, 403],
  [/^(?:2D|38|39|3B|40)/, 500],
  [/^53400$/, 500],
  [/^57P01$/, 503],
  [/^53/, 503],
  [/^5[4578]/, 500],
  [/^(?:F0|HV|XX)/, 500],
  [/^P0001$/, 400],
  [/^P0/, 500],
  [/^42(?:883|P01)$/, 404],
  [/^42P17$/, 500],
];

const sqlErrorSchema = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

interface Refused {
  error?: unknown;
}

const storage = new AsyncLocalStorage<Refused>();

/** Records database errors, which lite reports incompletely to REST callers. */
export function noteErrors(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    const refused = storage.getStore();
    if (refused) refused.error = error;
    return normalize(error);
  };
}

/** Converts lite's own error codes and internal errors to PostgREST's answers. */
export async function withPostgrestErrors(answer: () => Promise<Response>): Promise<Response> {
  const refused: Refused = {};
  const response = await storage.run(refused, answer);
  if (response.status !== 500) return response;
  if (refused.error instanceof RangeError) return tooDeep();
  const error = sqlErrorSchema.safeParse(refused.error);
  if (!error.success) return response;
  const { code, message, detail, hint } = error.data;
  return Response.json(
    { code, details: detail ?? null, hint: hint ?? null, message },
    { status: statusOf(code), headers: response.headers },
  );
}

/** Deeply nested arrays overflow lite's stack before PostgreSQL's limit; that is the caller's error. */
function tooDeep(): Response {
  const message = 'stack depth limit exceeded';
  return Response.json({ code: '54001', details: null, hint: null, message }, { status: 400 });
}

function statusOf(code: string): number {
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
