import { z } from 'zod';
import { type LagLength } from './lag.ts';

/** A requested scenario for payments whose reference starts with `match` ("*": any). */
export interface Rule {
  match: string;
  scenario: string;
  times: number;
  /** For scenarios with lagging answers. */
  lag?: LagLength;
}

/** A simulated fault of the next calls of one or several paths. */
export interface Fault {
  path: string | string[];
  /** The scenario that caused it, if any. */
  scenario?: string;
  status?: number | undefined;
  /** Does not answer for this time, then 504. */
  timeoutMs?: number | undefined;
  /** Delays a correct answer. */
  delayMs?: number | undefined;
  /** Carries the call out first. */
  isAfter?: boolean | undefined;
  /** Answers 200 with an HTML page instead of JSON. */
  malformed?: boolean | undefined;
  /** Closes the connection without an answer. */
  reset?: boolean | undefined;
  /** A fault specific to this provider, by name. */
  quirk?: string | undefined;
  times: number;
}

/** One message to the shop, with all delivery attempts. */
export interface Delivery {
  id: number;
  /** The reference of its payment. */
  ref: string;
  url: string;
  /** The exact text, so that copies are identical. */
  body: string;
  dueAt: number;
  state: 'waiting' | 'delivered' | 'given-up';
  attempts: { at: number; outcome: number | 'no-connection' }[];
}

/** For a fault that lasts until it is cleared. */
export const untilCleared = Number.MAX_SAFE_INTEGER;

export interface CommonState {
  version: 1;
  clockOffsetMs: number;
  counters: Record<string, number>;
  rules: Rule[];
  faults: Fault[];
  deliveries: Delivery[];
}

export function emptyState(): CommonState {
  return { version: 1, clockOffsetMs: 0, counters: {}, rules: [], faults: [], deliveries: [] };
}

/** Files of other versions are ignored, because sandbox state is disposable. */
export const knownVersion = z.looseObject({ version: z.literal(1) });
