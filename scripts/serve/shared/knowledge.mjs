import { expireEverything, expireTags, now } from '../expiries.mjs';

/** Entries begun longer ago are not shared: Next.js aborts rendering after a minute. */
const historyMs = 90_000;

/** Which expiries this server knows, by the number of the last one and its generation: see `scripts`. */
export class Knowledge {
  constructor() {
    /** Every older expiry is known. */
    this.heardAt = 0;
    this.latest = { generation: '', number: '0' };
    /** What was known at which time, oldest first. */
    this.history = [];
  }

  /** Redis reported `tags`, and no others up to `reported`; it was queried at `requestedAt`. */
  learn(reported, tags, requestedAt) {
    this.heardAt = Math.max(this.heardAt, requestedAt);
    const { generation, number } = this.latest;
    const isSame = reported.generation === generation;
    // A later response has already reported these tags.
    if (isSame && Number(reported.number) < Number(number)) return;
    if (!isSame) expireEverything();
    expireTags(tags);
    this.latest = reported;
    if (!isSame || reported.number !== number) this.remember(now());
  }

  remember(at) {
    this.history.push({ ...this.latest, at });
    while (this.history.length > 1 && this.history[1].at < at - historyMs) this.history.shift();
  }

  /** What was known at that time; `undefined` if nothing was. */
  at(time) {
    return this.history.findLast(({ at }) => at <= time);
  }
}
