import { type Context } from 'hono';

export type Answer = Record<string, unknown>;

/** Something that one vendor does in its own way. */
export interface Quirk {
  /** Answers in place of what was asked. */
  instead?: (context: Context) => Response;
  /** Changes a JSON answer that told something; undefined for one that it does not apply to. */
  change?: (answer: Answer) => Answer | undefined;
}

export type Quirks = Record<string, Quirk>;
