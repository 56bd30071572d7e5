import { LRUCache } from 'lru-cache';

/** More than can be tried within one window. */
const mostKeys = 10_000;

interface Options {
  /** Allowed failures within `windowMs`. */
  most: number;
  windowMs: number;
  now?: () => number;
}

/** Counts recent failures per key. In memory only, so a restart clears it. */
export class FailureLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #failures = new LRUCache<string, number[]>({ max: mostKeys });

  constructor({ most, windowMs, now = Date.now }: Options) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Seconds until the next attempt is allowed; 0 if it is allowed now. */
  waitSeconds(key: string): number {
    const recent = this.#recent(key);
    const [oldest] = recent;
    if (oldest === undefined || recent.length < this.#most) return 0;
    return Math.max(1, Math.ceil((oldest + this.#windowMs - this.#now()) / 1_000));
  }

  note(key: string): void {
    this.#failures.set(key, [...this.#recent(key), this.#now()].slice(-this.#most));
  }

  forgive(key: string): void {
    this.#failures.delete(key);
  }

  #recent(key: string): number[] {
    const since = this.#now() - this.#windowMs;
    return (this.#failures.get(key) ?? []).filter((at) => at > since);
  }
}
