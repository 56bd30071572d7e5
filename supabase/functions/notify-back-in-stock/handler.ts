import { claimBackInStock, pruneBackInStock } from '../_shared/backend/back-in-stock-records.ts';
import { notifyBackInStock } from '../_shared/contracts/notify-back-in-stock.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { refusal } from '../_shared/http/refusal.ts';
import { readMailConfig } from '../_shared/mail/mail-config.ts';
import { failure, success } from '../_shared/outcome.ts';
import { sendMails } from './send-mails.ts';

/** Per run; the next one continues. */
const mostMails = 60;

/** Sends one e-mail for each request whose book is available again. */
export const handler = endpoint(notifyBackInStock, async ({ deps }) => {
  const read = readMailConfig(deps.env);
  if (!read.ok) {
    console.error('No mail can be sent:', read.error.message);
    return failure(refusal('service_unavailable', 'The shop cannot send mail.'));
  }
  const claimed = await claimBackInStock(deps, mostMails);
  if (!claimed.ok) return claimed;
  const counts = await sendMails(deps, read.config, claimed.value);
  const pruned = await pruneBackInStock(deps);
  if (!pruned.ok) return pruned;
  return success({ ...counts, more: claimed.value.length === mostMails });
});
