import { noteMailEvent } from '../_shared/backend/mail-records.ts';
import { mailEvents } from '../_shared/contracts/mail-events.ts';
import { guarded } from '../_shared/http/guarded.ts';
import { readBody } from '../_shared/http/read-body.ts';
import { isJson } from '../_shared/http/read-request.ts';
import { refusal } from '../_shared/http/refusal.ts';
import { notAllowed, respond, respondRefusal } from '../_shared/http/respond.ts';
import { isSigned, webhookSecrets } from '../_shared/mail/signed-message.ts';
import { readMailEvent } from './mail-event.ts';

/** The mail service repeats a report after any answer but a success. */
export const handler = guarded(mailEvents.name, async (request, deps) => {
  if (request.method !== 'POST') return notAllowed('POST');
  if (!isJson(request.headers.get('content-type')))
    return respondRefusal(refusal('unsupported_media_type'));
  const secrets = webhookSecrets(deps.env);
  if (secrets.length === 0) {
    console.error(`${mailEvents.name} is closed: MAIL_WEBHOOK_SECRET is not set.`);
    return respondRefusal(refusal('service_unavailable'));
  }
  const body = await readBody(request, {});
  if (!body.ok) return respondRefusal(body.refusal);
  if (!(await isSigned(secrets, request.headers, body.value, Date.now())))
    return respondRefusal(refusal('bad_signature'));
  const read = readMailEvent(body.value, request.headers.get('svix-id') ?? '');
  if (!read.ok) return respondRefusal(read.refusal);
  if (read.value === undefined) return respond({ received: true });
  const noted = await noteMailEvent(deps, { ...read.value });
  return noted.ok ? respond({ received: true }) : respondRefusal(noted.refusal);
});
