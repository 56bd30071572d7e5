import {
  type CommonState,
  type Delivery,
  type Fault,
  knownVersion,
  type Rule,
  untilCleared,
} from './common-state.ts';
import { attempt, retryDelayMs } from './deliver.ts';
import { type LagLength } from './lag.ts';
import { type StateFile } from './state-file.ts';

/** How many finished deliveries can be looked up and repeated: few, because every change writes all of them again. */
const keptDeliveries = 200;

interface Options<State extends CommonState> {
  file: StateFile;
  empty: () => State;
  /** For calls to the shop's webhooks. */
  fetch: typeof fetch;
  clock?: () => number;
  /** Headers of a message to the shop, computed for every attempt, such as a signature with its time. */
  headersOf?: (delivery: Delivery) => Record<string, string>;
}

/** A message to the shop, sent after `delayMs` in `copies` identical copies. */
export interface Message {
  ref: string;
  url: string;
  body: string;
  delayMs?: number;
}

/** The base of the sandboxes: persistent state, a clock that can be advanced, and messages with retries. */
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

  /** Resets everything except the counters, because providers never reuse numbers. */
  reset(): void {
    this.state = { ...this.#options.empty(), counters: this.state.counters };
    this.save();
  }

  /** Consecutive numbers from `first`, so that runs are reproducible. */
  next(counter: string, first: number): number {
    const number = this.state.counters[counter] ?? first;
    this.state.counters[counter] = number + 1;
    return number;
  }

  /** The requested scenarios that match this reference, and how long answers then lag. Each is used once. */
  takeScenarios(ref: string): { scenarios: string[]; lagLength?: LagLength } {
    const fitting = this.state.rules.filter(({ match }) => match === '*' || ref.startsWith(match));
    for (const rule of fitting) rule.times -= 1;
    this.state.rules = this.state.rules.filter(({ times }) => times > 0);
    const lagLength = fitting.find(({ lag }) => lag)?.lag;
    const scenarios = [...new Set(fitting.map(({ scenario }) => scenario))];
    return { scenarios, ...(lagLength && { lagLength }) };
  }

  /** Requests a scenario: a rule for future payments, or its fault. */
  arrange(scenario: { id: string; fault?: Fault }, rule: Omit<Rule, 'scenario'>): void {
    const { id, fault } = scenario;
    const times = Math.min((fault?.times ?? 1) * rule.times, untilCleared);
    if (fault) this.state.faults.push({ ...fault, scenario: id, times });
    else this.state.rules.push({ ...rule, scenario: id });
    this.save();
  }

  /** Cancels requested scenarios that have not occurred yet. */
  clear(): void {
    this.state.rules = [];
    this.state.faults = [];
    this.save();
  }

  /** Registers work for every tick, such as expiry. */
  onTick(work: (now: number) => void): void {
    this.#onTick.push(work);
  }

  /** Queues a message; a later tick sends it when it is due. */
  send({ ref, url, body, delayMs = 0 }: Message): Delivery {
    const id = this.next('delivery', 1);
    const dueAt = this.now() + delayMs;
    const delivery: Delivery = { id, ref, url, body, dueAt, state: 'waiting', attempts: [] };
    this.state.deliveries = [...withoutOldest(this.state.deliveries), delivery];
    this.save();
    void this.tick();
    return delivery;
  }

  /** Expires what is due and delivers due messages; resolves when that is done. */
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

  /** Sequentially, in the order in which they are due, so that the shop sees events in order. */
  async #deliverDue(): Promise<void> {
    for (let due = this.#firstDue(); due; due = this.#firstDue()) {
      const at = this.now();
      const outcome = await attempt(this.#options.fetch, due, this.#options.headersOf?.(due));
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

/** Messages that are waiting are all kept. */
function withoutOldest(deliveries: Delivery[]): Delivery[] {
  const finished = deliveries.filter(({ state }) => state !== 'waiting');
  const oldest = new Set(finished.slice(0, -keptDeliveries));
  return deliveries.filter((delivery) => !oldest.has(delivery));
}
