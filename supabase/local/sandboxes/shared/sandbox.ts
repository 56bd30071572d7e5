import { type CommonState, type Delivery, knownVersion } from './common-state.ts';
import { attempt, retryDelayMs } from './deliver.ts';
import { type StateFile } from './state-file.ts';

const keptDeliveries = 1_000;

interface Options<State extends CommonState> {
  file: StateFile;
  empty: () => State;
  /** Reaches the shop's webhooks. */
  fetch: typeof fetch;
  clock?: () => number;
}

/** A message to the shop: `delayMs` after now, as `copies` equal ones. */
export interface Message {
  ref: string;
  url: string;
  body: string;
  delayMs?: number;
}

/** What both sandboxes are made of: a state that survives, a clock that can be put forward, messages that are repeated. */
export class Sandbox<State extends CommonState> {
  state: State;
  readonly #options: Options<State>;
  readonly #onTick: ((now: number) => void)[] = [];
  #delivering: Promise<void> | undefined;

  constructor(options: Options<State>) {
    this.#options = options;
    const kept = options.file.read();
    this.state = knownVersion.safeParse(kept).success ? (kept as State) : options.empty();
  }

  now(): number {
    return (this.#options.clock ?? Date.now)() + this.state.clockOffsetMs;
  }

  save(): void {
    this.#options.file.write(this.state);
  }

  reset(): void {
    this.state = this.#options.empty();
    this.save();
  }

  /** Numbers in a row from `first`: the same run gives the same numbers. */
  next(counter: string, first: number): number {
    const number = this.state.counters[counter] ?? first;
    this.state.counters[counter] = number + 1;
    return number;
  }

  /** The scenarios that were asked for and fit this reference. Each is used up by one. */
  takeScenarios(ref: string): string[] {
    const fitting = this.state.rules.filter(({ match }) => match === '*' || ref.startsWith(match));
    for (const rule of fitting) rule.times -= 1;
    this.state.rules = this.state.rules.filter(({ times }) => times > 0);
    return [...new Set(fitting.map(({ scenario }) => scenario))];
  }

  /** Does something at every tick, such as letting time run out. */
  onTick(work: (now: number) => void): void {
    this.#onTick.push(work);
  }

  /** Queues a message; the next tick sends it when it is due. */
  send({ ref, url, body, delayMs = 0 }: Message): Delivery {
    const id = this.next('delivery', 1);
    const dueAt = this.now() + delayMs;
    const delivery: Delivery = { id, ref, url, body, dueAt, state: 'waiting', attempts: [] };
    this.state.deliveries = [...this.state.deliveries, delivery].slice(-keptDeliveries);
    this.save();
    void this.tick();
    return delivery;
  }

  /** Lets time run out where it has, and delivers what is due; resolves when that is done. */
  async tick(): Promise<void> {
    for (const work of this.#onTick) work(this.now());
    this.#delivering ??= this.#deliverDue().finally(() => (this.#delivering = undefined));
    await this.#delivering;
  }

  advance(ms: number): Promise<void> {
    this.state.clockOffsetMs += ms;
    this.save();
    return this.tick();
  }

  /** One after another, in the order in which they are due: the shop sees them as they happened. */
  async #deliverDue(): Promise<void> {
    for (let due = this.#firstDue(); due; due = this.#firstDue()) {
      const at = this.now();
      const outcome = await attempt(this.#options.fetch, due);
      due.attempts.push({ at, outcome });
      const retryMs = retryDelayMs(outcome, due.attempts.length);
      if (retryMs === 'delivered' || retryMs === 'given-up') due.state = retryMs;
      else due.dueAt = this.now() + retryMs;
      this.save();
    }
  }

  #firstDue(): Delivery | undefined {
    const now = this.now();
    return this.state.deliveries
      .filter(({ state, dueAt }) => state === 'waiting' && dueAt <= now)
      .sort((a, b) => a.dueAt - b.dueAt || a.id - b.id)[0];
  }
}
