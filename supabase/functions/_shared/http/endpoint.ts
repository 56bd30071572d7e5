import { type z } from 'zod';
import { type Contract, type ResponseOf } from '../contracts/contract.ts';
import { type Deps, type Handler } from '../deps.ts';
import { type Outcome } from '../outcome.ts';
import { authorize } from './authorize.ts';
import { preflight, withCors } from './cors.ts';
import { guarded } from './guarded.ts';
import { readRequest } from './read-request.ts';
import { refusal } from './refusal.ts';
import { notAllowed, respond, respondRefusal } from './respond.ts';

export interface Call<C extends Contract> {
  request: z.output<C['request']>;
  /** Undefined for visitors, if the contract allows them. */
  token: C['auth'] extends 'shopper' ? string : string | undefined;
  headers: Headers;
  deps: Deps;
}

type Answer<C extends Contract> = (call: Call<C>) => Promise<Outcome<ResponseOf<C>>>;

/** A handler that validates requests by the contract before calling `answer`. */
export function endpoint<C extends Contract>(contract: C, answer: Answer<C>): Handler {
  const inner = guarded(contract.name, (request, deps) =>
    respondTo(contract, answer, request, deps),
  );
  return async (request, deps) => withCors(await inner(request, deps), request, deps);
}

async function respondTo<C extends Contract>(
  contract: C,
  answer: Answer<C>,
  request: Request,
  deps: Deps,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(contract.method);
  if (request.method !== contract.method) return notAllowed(contract.method);
  const actor = await authorize(request, contract, deps);
  if (!actor.ok) return respondRefusal(actor.refusal);
  const read = await readRequest(request, contract);
  if (!read.ok) return respondRefusal(read.refusal);
  const parsed = contract.request.safeParse(read.value);
  if (!parsed.success) return respondRefusal(refusal('invalid_request', sentence(parsed.error)));
  const { headers } = request;
  const call = { request: parsed.data, token: actor.value, headers, deps } as Call<C>;
  const outcome = await answer(call);
  return outcome.ok ? respond(outcome.value) : respondRefusal(outcome.refusal);
}

/** The location of the error in the request, without its content. */
function sentence({ issues }: z.core.$ZodError): string {
  const path = issues[0]?.path.map(String).join('.').slice(0, 100) ?? '';
  return path === '' ? 'The request is not valid.' : `The request is not valid: see ${path}.`;
}
