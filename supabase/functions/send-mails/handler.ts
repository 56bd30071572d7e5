import { pruneMails } from '../_shared/backend/mail-records.ts';
import { sendMails } from '../_shared/contracts/send-mails.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { refusal } from '../_shared/http/refusal.ts';
import { readMailConfig } from '../_shared/mail/mail-config.ts';
import { failure, success } from '../_shared/outcome.ts';
import { emptyOutbox } from './empty-outbox.ts';

/** Sends the e-mails that are due. */
export const handler = endpoint(sendMails, async ({ deps }) => {
  const read = readMailConfig(deps.env);
  if (!read.ok) {
    console.error('No mail can be sent:', read.error.message);
    return failure(refusal('service_unavailable', 'The shop cannot send mail.'));
  }
  const emptied = await emptyOutbox(deps, read.config);
  if (!emptied.ok) return emptied;
  const pruned = await pruneMails(deps);
  return pruned.ok ? success(emptied.value) : pruned;
});
