import { type Contract } from '../contracts/contract.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { readBody } from './read-body.ts';
import { refusal } from './refusal.ts';

/** The parsed request, before validation by the contract. */
export async function readRequest(request: Request, contract: Contract): Promise<Outcome<unknown>> {
  if (contract.method === 'GET')
    return success(Object.fromEntries(new URL(request.url).searchParams));
  const type = request.headers.get('content-type');
  if (!isJson(type) && !(contract.acceptsText && isText(type)))
    return failure(refusal('unsupported_media_type'));
  const body = await readBody(request, contract);
  if (!body.ok) return body;
  try {
    return success(JSON.parse(body.value) as unknown);
  } catch {
    return failure(refusal('invalid_json'));
  }
}

export function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '');
}

function isText(contentType: string | null): boolean {
  return /^text\/plain\s*(?:;|$)/i.test(contentType ?? '');
}
