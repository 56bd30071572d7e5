import { type Contract } from '../contracts/contract.ts';
import { type Deps, type Handler } from '../deps.ts';
import { guarded } from '../http/guarded.ts';
import { readBody } from '../http/read-body.ts';
import { isJson } from '../http/read-request.ts';
import { refusal } from '../http/refusal.ts';
import { notAllowed, respond, respondRefusal } from '../http/respond.ts';
import { type Failed, type VendorFailure, type VendorHint } from '../vendors/vendor-event.ts';
import { followHint } from './follow-hint.ts';

type Reader = (
  text: string,
  request: Request,
  deps: Deps,
) => Promise<{ ok: true; hint: VendorHint } | Failed>;

/** In milliseconds. Providers time out after a few seconds. */
const patienceMs = 5_000;

/**
 * A handler for a provider's notifications. `read` checks format and signature; only the provider's answer to a query
 * settles the payment. The response is a success once the notification is stored, even if the provider could not be
 * queried yet, which is retried later. Providers repeat a notification after any other response.
 */
export function receiver(contract: Contract, read: Reader): Handler {
  return guarded(contract.name, async (request, deps) => {
    if (request.method !== 'POST') return notAllowed('POST');
    if (!isJson(request.headers.get('content-type')))
      return respondRefusal(refusal('unsupported_media_type'));
    const body = await readBody(request, contract);
    if (!body.ok) return respondRefusal(body.refusal);
    const reading = await read(body.value, request, deps);
    if (!reading.ok) return refuse(contract.name, reading.error);
    const followed = await followHint(deps, reading.hint, 'webhook', patienceMs);
    // Whatever the error, the provider must not consider it delivered.
    if (!followed.ok) return respondRefusal(refusal('service_unavailable'));
    return respond({ received: true });
  });
}

function refuse(name: string, { code, message }: VendorFailure): Response {
  console.error(`${name} refused a notification (${code}):`, message ?? '');
  if (code === 'bad_signature') return respondRefusal(refusal('bad_signature'));
  const isOurs = code === 'not_configured';
  return respondRefusal(refusal(isOurs ? 'service_unavailable' : 'invalid_request'));
}
