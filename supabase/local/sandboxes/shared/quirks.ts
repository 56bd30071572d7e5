import { type Context } from 'hono';

export type Answer = Record<string, unknown>;

/** Behaviour specific to one provider. */
export interface Quirk {
  /** Replaces the answer. */
  instead?: (context: Context) => Response;
  /** Changes a successful JSON answer; undefined if it does not apply. */
  change?: (answer: Answer) => Answer | undefined;
}

export type Quirks = Record<string, Quirk>;
