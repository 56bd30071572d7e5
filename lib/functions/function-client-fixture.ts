import type { ShopClient } from '@/lib/supabase/shop-client';

export type FunctionCall = { name: string; body: unknown };
type Answer = { status: number; json: unknown } | Error;

/** Converts a response, or its absence, to what supabase-js returns. */
async function outcome(answer: Answer) {
  if (answer instanceof Error) return { data: null, error: { context: answer } };
  const { status, json } = answer;
  if (status < 400) return { data: json, error: null };
  return { data: null, error: { context: Response.json(json, { status }) } };
}

/** A client with fixed responses of functions and procedures, which records the requests. */
export function functionClient(answers: Record<string, Answer>) {
  const calls: FunctionCall[] = [];
  const answer = (name: string, body: unknown): Answer => {
    calls.push({ name, body });
    return answers[name] ?? { status: 404, json: { code: 'no-function', message: name } };
  };
  const client = {
    functions: {
      invoke: (address: string, { body }: { body?: unknown }) =>
        outcome(answer(address.split('?')[0] ?? '', body ?? address.split('?')[1])),
    },
    rpc: (name: string, body: unknown) => {
      const given = answer(name, body);
      if (given instanceof Error)
        return Promise.resolve({ data: null, error: { message: String(given) }, status: 0 });
      const { status, json } = given;
      return Promise.resolve({ data: json, error: status < 400 ? null : json, status });
    },
  };
  return { client: client as unknown as ShopClient, calls };
}
