export type Turn<T> = { ok: true; value: T } | { ok: false; reason: 'late' };

/** A place in the queue, reserved while the request's body arrives. */
export interface Place {
  /** Waits for a turn, then runs `work`. After `limitMs` the result is 'late', but the turn ends only with the work. */
  run<T>(work: () => Promise<T>, limitMs: number): Promise<Turn<T>>;
  leave(): void;
}

/**
 * Runs at most `concurrency` tasks at a time, in order of arrival, and has at most `length` places. Lite sends BEGIN,
 * SET ROLE and the query separately on one connection, so concurrent requests would run with each other's permissions.
 */
export class RequestQueue {
  readonly #concurrency: number;
  readonly #length: number;
  readonly #settle: () => Promise<void>;
  readonly #waiting: (() => void)[] = [];
  readonly #startTimes = new Set<{ at: number }>();
  #busy = 0;
  #places = 0;

  /** `settle` cleans up after each task, within its turn and even if it failed. */
  constructor(options: { concurrency: number; length: number; settle?: () => Promise<void> }) {
    this.#concurrency = options.concurrency;
    this.#length = options.length;
    this.#settle = options.settle ?? (() => Promise.resolve());
  }

  get places(): number {
    return this.#places;
  }

  /** How long the longest-running task has been running, in milliseconds. */
  get busyForMs(): number {
    const now = performance.now();
    return Math.max(0, ...[...this.#startTimes].map(({ at }) => now - at));
  }

  /** Undefined if all places are taken. */
  enter(): Place | undefined {
    if (this.#places >= this.#length) return undefined;
    this.#places += 1;
    return {
      run: (work, limitMs) => this.#runWithin(limitMs, work),
      leave: () => {
        this.#places -= 1;
      },
    };
  }

  /** For the gateway's own few queries: queued like requests, but without needing a place. */
  async runOwn<T>(work: () => Promise<T>): Promise<T> {
    await this.#beginTurn();
    return this.#finishTurn(work);
  }

  /** The same, ahead of the queue, for queries that must be fast. */
  async runFirst<T>(work: () => Promise<T>): Promise<T> {
    await this.#beginTurn('first');
    return this.#finishTurn(work);
  }

  async #runWithin<T>(limitMs: number, work: () => Promise<T>): Promise<Turn<T>> {
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Turn<T>>((resolve) => {
      timer = setTimeout(() => {
        isLate = true;
        resolve({ ok: false, reason: 'late' });
      }, limitMs);
    });
    const inTurn = async (): Promise<Turn<T>> => {
      await this.#beginTurn();
      if (isLate) {
        this.#endTurn();
        return { ok: false, reason: 'late' };
      }
      return { ok: true, value: await this.#finishTurn(work) };
    };
    try {
      return await Promise.race([inTurn(), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #beginTurn(position: 'first' | 'last' = 'last'): Promise<void> {
    if (this.#busy < this.#concurrency) {
      this.#busy += 1;
      return;
    }
    await new Promise<void>((resume) => {
      if (position === 'first') this.#waiting.unshift(resume);
      else this.#waiting.push(resume);
    });
  }

  async #finishTurn<T>(work: () => Promise<T>): Promise<T> {
    const start = { at: performance.now() };
    this.#startTimes.add(start);
    try {
      try {
        return await work();
      } finally {
        await this.#settle();
      }
    } finally {
      this.#startTimes.delete(start);
      this.#endTurn();
    }
  }

  #endTurn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy -= 1;
  }
}
