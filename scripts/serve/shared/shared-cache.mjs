import { createHash, randomUUID } from 'node:crypto';
import { expireTags, now } from '../expiries.mjs';
import { Knowledge } from './knowledge.mjs';
import { Link } from './link.mjs';
import { countFailure, noteUp } from './metrics.mjs';

/** Expiries are requested in the background after this long, and awaited after twice as long. */
const hearEveryMs = 250;
/** More expired tags begin a new generation: everything is rendered once more, and the set stays small. */
const mostTags = 50_000;
const largestBytes = 1024 * 1024;
/** Pages that are not opened for a day need not stay in Redis. */
const longestSeconds = 24 * 60 * 60;
/** Writes beyond this many pending ones are skipped; the entry is in this process's memory anyway. */
const mostWrites = 64;
const tagsKey = 'shop:tags';
export const channel = 'shop:changed';

/** An error about several addresses of a host has no message. */
const nameOf = (error) => error.message || error.code || String(error);

/**
 * The cache in Redis that several servers share: finished pages and data, by build, and the expiries of tags, for all
 * builds. `connect(milliseconds)` as `connectRedis`; `build` names what may be shared. Nothing here rejects: failed
 * calls act as if there were no cache.
 *
 * Servers' clocks are never compared. An entry notes the number of the last expiry its server knew when its
 * rendering began; Redis compares that with the numbers of its tags, both when it is written and when it is read.
 */
export class SharedCache {
  constructor({ connect, build, report, times }) {
    this.prefix = `shop:${build}`;
    this.report = report;
    this.knowledge = new Knowledge();
    /** Expiries that could not be sent to Redis, each with its own token. */
    this.unshared = new Map();
    this.writes = 0;
    this.complained = new Set();
    this.hasNews = false;
    /** Resolves when it is known whether Redis responds. */
    this.begun = new Promise((resolve) => {
      this.begin = resolve;
    });
    this.link = new Link({
      connect,
      probe: (connection) => this.query(connection.client, connection.runId),
      onChange: (isUp, error) => this.noteLink(isUp, error),
      times,
    });
  }

  noteLink(isUp, error) {
    noteUp(isUp);
    this.begin();
    if (!isUp) {
      countFailure();
      this.wasAway = true;
      this.report(`Redis gives no answer, pages are cached by this server alone: ${nameOf(error)}`);
    } else if (this.wasAway) {
      this.report('Redis answers again.');
    }
  }

  /** Reads what has expired since the last time, and sends tags to Redis. Rejects if Redis does not respond. */
  async query(client, runId, tags = []) {
    const began = now();
    const overdue = new Map(this.unshared);
    const reportedTags = new Set([...tags, ...overdue.keys()]);
    const [generation, number, changed] = await client.hearExpiries(
      [tagsKey],
      [
        randomUUID(),
        runId,
        this.knowledge.latest.generation,
        this.knowledge.latest.number,
        String(mostTags),
        channel,
        ...reportedTags,
      ],
    );
    // Tags that have expired again in the meantime are sent again.
    for (const [tag, token] of overdue)
      if (this.unshared.get(tag) === token) this.unshared.delete(tag);
    const stamp = { generation: String(generation), number: String(number) };
    this.knowledge.learn(stamp, changed.map(String), began);
  }

  /**
   * To be called before anything cached is used. Resolves when this server knows every expiry that is older than half
   * a second, or when Redis does not respond; usually at once.
   */
  hear() {
    const age = now() - this.knowledge.heardAt;
    if (age < hearEveryMs || !this.link.isUp) return;
    this.hearing ??= this.link
      .call((client) => this.query(client, this.link.connection.runId))
      .catch((error) => this.noteFailure('hear', error))
      .finally(() => {
        this.hearing = undefined;
        if (this.hasNews) this.noteMessage();
      });
    return age < 2 * hearEveryMs ? undefined : this.hearing;
  }

  /** Called for each message on the channel, which only says that there are new expiries. */
  noteMessage() {
    // The reply being read may be older than the message.
    this.hasNews = this.hearing !== undefined;
    if (this.hasNews) return;
    this.knowledge.heardAt = Math.min(this.knowledge.heardAt, now() - hearEveryMs);
    void this.hear();
  }

  /**
   * Whether something that was current at `since` may still be used. While Redis does not respond, changes that other
   * servers received are unknown here; then it may be used for `milliseconds` only.
   */
  isTrusted(since, milliseconds) {
    return now() < Math.max(since, this.knowledge.heardAt) + milliseconds;
  }

  /** Expires tags here, and on all servers. Resolves to whether Redis knows; if not, they are sent when it responds. */
  async expire(tags) {
    expireTags(tags);
    try {
      await this.link.call((client) => this.query(client, this.link.connection.runId, tags));
      this.complained.delete('expire');
      return true;
    } catch (error) {
      this.noteFailure('expire', error);
      if (this.link.isUp && (await this.forgetAll())) return true;
      for (const tag of tags) this.unshared.set(tag, Symbol(tag));
      return false;
    }
  }

  /** A full Redis takes no more expiries, but can forget them: the next generation begins, and everything expires. */
  async forgetAll() {
    try {
      await this.link.call(async (client) => {
        await client.unlink(tagsKey);
        await client.publish(channel, '');
      });
      return true;
    } catch {
      return false;
    }
  }

  /** Resolves to `{ bytes, meta, since, lastModified }`, or to nothing. */
  async read(kind, key, softTags = []) {
    if (!this.link.isUp) return;
    const since = now();
    try {
      const found = await this.link.call((client) =>
        client.readEntry([tagsKey, this.nameOf(kind, key)], [softTags.join('\n')]),
      );
      this.complained.delete('read');
      if (!found) return;
      const [age, meta, bytes] = found;
      // The reply is part of a larger buffer, which it would keep in memory.
      return {
        bytes: Buffer.from(bytes),
        meta: JSON.parse(String(meta)),
        since,
        lastModified: now() - Number(age),
      };
    } catch (error) {
      this.noteFailure('read', error);
    }
  }

  /** Resolves to whether it was written; it need not be waited for. `meta` has `tags`; `since`: when it was begun. */
  async write(kind, key, { bytes, meta, since, seconds }) {
    const known = this.knowledge.at(since);
    const lifetime = Math.floor(Math.min(seconds, longestSeconds) * 1000 - (now() - since));
    const canBeKept = known && lifetime > 0 && bytes.length <= largestBytes;
    if (!this.link.isUp || !canBeKept || this.writes >= mostWrites) return false;
    this.writes += 1;
    try {
      const { generation, number } = known;
      const described = [meta.tags.join('\n'), String(now() - since), String(lifetime)];
      const values = [generation, number, ...described, JSON.stringify(meta), bytes];
      const isKept = await this.link.call((client) =>
        client.writeEntry([tagsKey, this.nameOf(kind, key)], values),
      );
      this.complained.delete('write');
      return isKept === 1;
    } catch (error) {
      this.noteFailure('write', error);
      return false;
    } finally {
      this.writes -= 1;
    }
  }

  nameOf(kind, key) {
    return `${this.prefix}:${kind}:${createHash('sha256').update(key).digest('base64url')}`;
  }

  /**
   * An outage of Redis is already reported; a rejected write (Redis may be full) is logged once until it succeeds
   * again.
   */
  noteFailure(what, error) {
    if (!this.link.isUp) return;
    countFailure();
    if (this.complained.has(what)) return;
    this.complained.add(what);
    this.report(`Redis refused to ${what}: ${nameOf(error)}`);
  }

  close() {
    this.link.close();
  }
}
