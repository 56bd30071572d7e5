import { Worker } from 'node:worker_threads';
import { type Row } from '../database/database.ts';
import { type MailStore } from '../mailbox/mail-store.ts';
import {
  type Calls,
  type EngineOptions,
  type FromWorker,
  type Opened,
  type ToWorker,
  type WholeRequest,
  type WholeResponse,
} from './messages.ts';

interface Surroundings {
  mails: Pick<MailStore, 'keep'>;
  report: (progress: string) => void;
  /** Called when the database has ended unexpectedly, or cannot be opened again. */
  fail: (reason: string) => void;
}

/** The database did not finish within its time and was ended; what it had not committed is undone. */
export class Interrupted extends Error {}

/**
 * The database and lite, in a separate thread: PGlite blocks its thread while it computes, and cannot cancel a query.
 * After the time limit of a call the thread is ended, as by a crash, and the database is opened again from its
 * directory.
 */
export class Engine {
  readonly #program: URL;
  readonly #options: EngineOptions;
  readonly #surroundings: Surroundings;
  readonly #pending = new Map<
    number,
    { resolve: (value: never) => void; reject: (error: Error) => void }
  >();
  readonly #listeners = new Map<string, () => void>();
  #worker!: Worker;
  #opened!: Promise<Opened>;
  #lastId = 0;
  #isClosed = false;

  private constructor(program: URL, options: EngineOptions, surroundings: Surroundings) {
    this.#program = program;
    this.#options = options;
    this.#surroundings = surroundings;
  }

  /** `program`: the compiled backend, which calls `runWorker` in a worker. Rejects if the database cannot be opened. */
  static async open(program: URL, options: EngineOptions, surroundings: Surroundings) {
    const engine = new Engine(program, options, surroundings);
    engine.#start();
    return { engine, ...(await engine.#opened) };
  }

  /** Requires a turn in the queue. `limitMs` counts from now; after it the call rejects with `Interrupted`. */
  async fetch(request: WholeRequest, limitMs: number): Promise<WholeResponse> {
    // A server ends queries itself, and serves others at the same time.
    const isAlone = (await this.#opened).concurrency === 1;
    const timer = isAlone ? setTimeout(() => void this.#interrupt(), limitMs) : undefined;
    try {
      return await this.#call('fetch', request);
    } finally {
      clearTimeout(timer);
    }
  }

  async query<T extends Row = Row>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.#call('query', { sql, values })) as T[];
  }

  /** Closes the database within the last turn. */
  settle = async () => {
    if (!this.#isClosed) await this.#call('settle', undefined);
  };
  primaryKeys = () => this.#call('primaryKeys', undefined);

  async listen(channel: string, hear: () => void): Promise<void> {
    this.#listeners.set(channel, hear);
    await this.#call('listen', channel);
  }

  async close(): Promise<void> {
    await this.#call('close', undefined);
    this.#isClosed = true;
    this.#worker.removeAllListeners();
    await this.#worker.terminate();
  }

  #start(): void {
    const worker = new Worker(this.#program, { workerData: this.#options });
    this.#worker = worker;
    this.#opened = new Promise((resolve, reject) => {
      let isOpen = false;
      worker.on('message', (message: FromWorker) => {
        if (message.kind !== 'opened') {
          this.#receive(worker, message);
          return;
        }
        isOpen = true;
        resolve(message.opened);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => {
        const reason = `The database ended with code ${code}.`;
        if (isOpen) this.#surroundings.fail(reason);
        else reject(new Error(reason));
      });
    });
    this.#opened.catch(() => undefined);
  }

  #receive(worker: Worker, message: Exclude<FromWorker, { kind: 'opened' }>): void {
    switch (message.kind) {
      case 'progress':
        this.#surroundings.report(message.text);
        return;
      case 'notified':
        this.#listeners.get(message.channel)?.();
        return;
      case 'mail':
        void this.#keep(worker, message);
        return;
      case 'done':
        this.#pending.get(message.id)?.resolve(message.value as never);
        break;
      case 'failed':
        this.#pending.get(message.id)?.reject(new Error(message.message));
    }
    this.#pending.delete(message.id);
  }

  async #keep(worker: Worker, { id, mail }: FromWorker & { kind: 'mail' }): Promise<void> {
    const error = await this.#surroundings.mails.keep(mail).then(() => undefined, String);
    const message: ToWorker = { kept: id, ...(error !== undefined && { error }) };
    worker.postMessage(message);
  }

  async #call<N extends keyof Calls>(name: N, value: Calls[N][0]): Promise<Calls[N][1]> {
    await this.#opened;
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<Calls[N][1]>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, value });
    });
  }

  async #interrupt(): Promise<void> {
    const ended = this.#worker;
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    ended.removeAllListeners();
    const closed = ended.terminate();
    // Calls that come now wait until the database is open again.
    this.#opened = closed.then(() => this.#reopen());
    for (const { reject } of waiting) reject(new Interrupted('The query took too long.'));
    await this.#opened.catch((error: unknown) => this.#surroundings.fail(String(error)));
  }

  async #reopen(): Promise<Opened> {
    this.#start();
    const opened = await this.#opened;
    for (const channel of this.#listeners.keys()) {
      this.#worker.postMessage({ id: 0, name: 'listen', value: channel });
      // Announcements missed in between.
      this.#listeners.get(channel)?.();
    }
    return opened;
  }
}
