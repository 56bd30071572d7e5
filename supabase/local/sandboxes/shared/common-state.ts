import { z } from 'zod';
import { type LagLength } from './lag.ts';

/** What a test or a person has asked to happen to payments whose reference begins with `match` ("*": to any). */
export interface Rule {
  match: string;
  scenario: string;
  times: number;
  /** For scenarios in which answers lag behind. */
  lag?: LagLength;
}

/** What goes wrong with the next calls of a path, or of any of several. */
export interface Fault {
  path: string | string[];
  /** By which it was asked for, if it was by one. */
  scenario?: string;
  status?: number | undefined;
  /** Answers nothing for so long, and then 504. */
  timeoutMs?: number | undefined;
  /** Answers rightly, but late. */
  delayMs?: number | undefined;
  /** Answers 200 with a page in place of JSON. */
  malformed?: boolean | undefined;
  /** Ends the connection without an answer. */
  reset?: boolean | undefined;
  /** What only this vendor does, by name. */
  quirk?: string | undefined;
  times: number;
}

/** One message to the shop, with every attempt to deliver it. */
export interface Delivery {
  id: number;
  /** The payment that it is about. */
  ref: string;
  url: string;
  /** The exact text: a copy is sent byte by byte. */
  body: string;
  dueAt: number;
  state: 'waiting' | 'delivered' | 'given-up';
  attempts: { at: number; outcome: number | 'no-connection' }[];
}

/** Of a fault that stays until somebody clears it. */
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

/** A file of another version is not read: what sandboxes remember can be made again. */
export const knownVersion = z.looseObject({ version: z.literal(1) });
