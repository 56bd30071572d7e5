import {
  type BackInStockRequest,
  settleBackInStock,
} from '../_shared/backend/back-in-stock-records.ts';
import { type Deps } from '../_shared/deps.ts';
import { eachLimited } from '../_shared/each-limited.ts';
import { type MailConfig } from '../_shared/mail/mail-config.ts';
import { sendMail, type Sending } from '../_shared/mail/send-mail.ts';
import { backInStockMail } from './back-in-stock-mail.ts';

/** Mail services accept a few per second from one sender. */
const atOnce = 2;
/** No e-mail is started after this many milliseconds: the schedule has a time limit and calls again soon. */
const longestMs = 20_000;
/** After this many failures in a row the service counts as down. */
const mostFailures = 4;

const outcomes = { sent: 'sent', refused: 'refused', postponed: 'retry' } as const;

/** Sends the e-mail of each request and records the result. */
export async function sendMails(
  deps: Deps,
  config: MailConfig,
  requests: BackInStockRequest[],
): Promise<Record<Sending, number>> {
  const stopAt = Date.now() + longestMs;
  const counts = { sent: 0, refused: 0, postponed: 0, in_doubt: 0 };
  let failuresInARow = 0;

  await eachLimited(requests, atOnce, async (request) => {
    const begins = Date.now() < stopAt && failuresInARow < mostFailures;
    const sending = begins ? await sendOne(deps, config, request) : 'postponed';
    failuresInARow = sending === 'sent' || sending === 'refused' ? 0 : failuresInARow + 1;
    counts[sending] += 1;
    if (sending === 'in_doubt') return;
    const settled = await settleBackInStock(deps, request.request_id, outcomes[sending]);
    // Nothing is lost: the request is retried, and the service recognizes the e-mail by its idempotency key.
    if (!settled.ok) console.error('How a mail ended was not kept:', settled.refusal.code);
  });
  return counts;
}

function sendOne(deps: Deps, config: MailConfig, request: BackInStockRequest): Promise<Sending> {
  const once = `back-in-stock/${request.request_id}`;
  return sendMail(deps.fetch, config, backInStockMail(deps, request), once);
}
