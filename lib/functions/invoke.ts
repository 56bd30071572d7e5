import type { ShopClient } from '@/lib/supabase/shop-client';
import type {
  Contract,
  RequestOf,
  ResponseOf,
} from '@/supabase/functions/_shared/contracts/contract';
import { readFailure, withoutAnswer, type FunctionFailure } from './function-failure';

export type Invoked<T> = { ok: true; value: T } | { ok: false; error: FunctionFailure };

function addressOf({ name, method }: Contract, body: unknown): string {
  if (method === 'POST') return name;
  return `${name}?${new URLSearchParams(body as Record<string, string>).toString()}`;
}

/**
 * Calls a server function with the client's permissions. `signal` replaces the client's own time limit. A rejected
 * session has already been refreshed and retried.
 */
export async function invoke<C extends Contract>(
  client: ShopClient,
  contract: C,
  body: RequestOf<C>,
  signal?: AbortSignal,
): Promise<Invoked<ResponseOf<C>>> {
  const { method } = contract;
  const answer = await client.functions.invoke<unknown>(addressOf(contract, body), {
    method,
    ...(method === 'POST' && { body: body as Record<string, unknown> }),
    ...(signal && { signal }),
  });
  const error: unknown = answer.error;
  if (error === null) {
    const read = contract.response.safeParse(answer.data);
    if (read.success) return { ok: true, value: read.data as ResponseOf<C> };
    return { ok: false, error: { code: 'incomplete', message: '', status: 0 } };
  }
  const { context } = error as { context?: unknown };
  if (context instanceof Response) return { ok: false, error: await readFailure(context) };
  return { ok: false, error: withoutAnswer(context ?? error) };
}
