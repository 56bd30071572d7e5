import {
  claimMails,
  type ClaimedMail,
  type MailOutcome,
  readMail,
  type ReservedMail,
  settleMail,
} from '../_shared/backend/mail-records.ts';
import { type sendMails } from '../_shared/contracts/send-mails.ts';
import { type ResponseOf } from '../_shared/contracts/contract.ts';
import { type Deps } from '../_shared/deps.ts';
import { eachLimited } from '../_shared/each-limited.ts';
import { composeMail } from '../_shared/mail/compose-mail.ts';
import { type MailConfig } from '../_shared/mail/mail-config.ts';
import { sendMail, type Sending } from '../_shared/mail/send-mail.ts';
import { type Outcome, success } from '../_shared/outcome.ts';
import { alertShop } from '../_shared/payments/alert.ts';

/** Mail services accept a few per second from one sender. */
const atOnce = 2;
/** Few, so that all of them are attempted well before their claims expire. */
const claimedAtOnce = 20;
/** No e-mail is started after this many milliseconds: the schedule has a time limit and calls again soon. */
const longestMs = 20_000;
/** After this many failures in a row the service counts as down. */
const mostFailures = 4;

type Counts = ResponseOf<typeof sendMails>;
type Counted = Exclude<keyof Counts, 'more'>;

const outcomes = {
  sent: 'sent',
  refused: 'refused',
  postponed: 'retry',
  in_doubt: 'in_doubt',
} as const satisfies Record<Sending['result'], MailOutcome>;

/** One run: claims and sends until nothing is due, the time is over, or the service counts as down. */
export async function emptyOutbox(deps: Deps, config: MailConfig): Promise<Outcome<Counts>> {
  const run = new Run(deps, config);
  for (;;) {
    const claimed = await claimMails(deps, claimedAtOnce);
    if (!claimed.ok) return claimed;
    await eachLimited(claimed.value, atOnce, (reserved) => run.take(reserved));
    // After the first e-mail of an order its next one is due, so the loop runs until nothing is claimed.
    if (claimed.value.length === 0 || run.isOver)
      return success({ ...run.counts, more: claimed.value.length > 0 });
  }
}

class Run {
  readonly counts: Record<Counted, number> = {
    sent: 0,
    refused: 0,
    postponed: 0,
    in_doubt: 0,
    failed: 0,
  };
  readonly #deps: Deps;
  readonly #config: MailConfig;
  readonly #stopAt = Date.now() + longestMs;
  #failuresInARow = 0;

  constructor(deps: Deps, config: MailConfig) {
    this.#deps = deps;
    this.#config = config;
  }

  get isOver(): boolean {
    return Date.now() >= this.#stopAt || this.#failuresInARow >= mostFailures;
  }

  async take(reserved: ReservedMail): Promise<void> {
    if (reserved.give_up) {
      this.counts.failed += 1;
      alertShop('mail given up', { mail_id: reserved.mail_id, kind: reserved.kind });
      await this.#settle(reserved, 'failed');
      return;
    }
    const mail = readMail(reserved);
    if (!mail) {
      // The database and this function may be of different releases for a moment: another attempt may be able to read
      // it.
      this.counts.postponed += 1;
      alertShop('mail of an unknown form', { mail_id: reserved.mail_id, kind: reserved.kind });
      await this.#settle(reserved, 'retry');
      return;
    }
    if (this.isOver) {
      this.counts.postponed += 1;
      await this.#settle(mail, 'returned');
      return;
    }
    const sending = await this.#send(mail);
    const isAnswered = sending.result === 'sent' || sending.result === 'refused';
    this.#failuresInARow = isAnswered ? 0 : this.#failuresInARow + 1;
    this.counts[sending.result] += 1;
    await this.#settle(mail, outcomes[sending.result], sending);
  }

  #send(mail: ClaimedMail): Promise<Sending> {
    const { fetch } = this.#deps;
    return sendMail(fetch, this.#config, composeMail(this.#deps, mail), mail.mail_id);
  }

  async #settle(mail: ReservedMail, outcome: MailOutcome, sending?: Sending): Promise<void> {
    const details = { serviceId: sending?.serviceId, error: sending?.reason };
    const settled = await settleMail(this.#deps, mail, outcome, details);
    // Nothing is lost: the e-mail can be claimed again, and the service recognizes it by its idempotency key.
    if (!settled.ok)
      console.error('The result of an e-mail could not be saved:', settled.refusal.code);
  }
}
