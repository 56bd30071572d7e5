import { type Contract } from '../contracts/contract.ts';
import { type Deps, type Handler } from '../deps.ts';
import { guarded } from '../http/guarded.ts';
import { readBody } from '../http/read-body.ts';
import { isJson } from '../http/read-request.ts';
import { refusal } from '../http/refusal.ts';
import { notAllowed, respond, respondRefusal } from '../http/respond.ts';
import { type Failed, type VendorEvent, type VendorFailure } from '../vendors/vendor-event.ts';
import { alertShop } from './alert.ts';
import { record } from './record.ts';

type Reader = (
  text: string,
  request: Request,
  deps: Deps,
) => Promise<{ ok: true; event: VendorEvent } | Failed>;

/**
 * A handler for a provider's notifications. `read` checks the signature before anything else is made of the text. The
 * answer is a success only once the notification is kept, or is known to be for nothing we have: a provider that hears
 * anything else sends it again.
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
    const kept = await record(deps, reading.event, 'webhook');
    // Whatever the database had against it, the provider must not take it for delivered.
    if (!kept.ok) return respondRefusal(refusal('service_unavailable'));
    return respond({ received: true });
  });
}

function refuse(name: string, { code, message }: VendorFailure): Response {
  if (code === 'not_found') {
    // Signed, and about nothing that could be ours: sending it again would change nothing.
    alertShop('notification for nothing', { name, message });
    return respond({ received: true });
  }
  console.error(`${name} refused a notification (${code}):`, message ?? '');
  if (code === 'bad_signature') return respondRefusal(refusal('bad_signature'));
  const isOurs = code === 'not_configured' || code === 'unavailable' || code === 'timeout';
  return respondRefusal(refusal(isOurs ? 'service_unavailable' : 'invalid_request'));
}
