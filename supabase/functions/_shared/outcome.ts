import { type Refusal } from './http/refusal.ts';

/** An expected failure is a value: the refusal that the caller receives. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const success = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const failure = (refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
});
