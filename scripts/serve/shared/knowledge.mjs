import { expireEverything, expireTags, now } from '../expiries.mjs';

/** Entries begun longer ago are not shared: Next.js aborts rendering after a minute. */
const historyMs = 90_000;

/** Which expiries this server has heard of, by the number of the last one and its generation: see `scripts`. */
export class Knowledge {
  constructor() {
    /** Every older expiry is known. */
    this.heardAt = 0;
    this.latest = { generation: '', number: '0' };
    /** What was known at which time, oldest first. */
    this.history = [];
  }

  /** Redis told of `tags`, and of no others up to `told`; it was asked at `askedAt`. */
  learn(told, tags, askedAt) {
    this.heardAt = Math.max(this.heardAt, askedAt);
    const { generation, number } = this.latest;
    const isSame = told.generation === generation;
    // A later response has already reported these tags.
    if (isSame && Number(told.number) < Number(number)) return;
    if (!isSame) expireEverything();
    expireTags(tags);
    this.latest = told;
    if (!isSame || told.number !== number) this.remember(now());
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
