import * as z from 'zod/mini';

/** Any UUID: the fixed ids of countries and areas have no version. */
export const id = z.guid().check(z.toLowerCase());

/** Text that PostgreSQL can store: without NUL and lone surrogates. */
export const text = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((value) => !value.includes('\0') && value.isWellFormed(), 'Not a text'),
  );

/** A value that may be missing, null or empty. */
export const optional = <T extends z.ZodMiniType>(type: T) => z.nullish(type);

/** Larger than any cart: the limit of ten is enforced by the database, with its own code. */
export const quantity = z.int().check(z.minimum(1), z.maximum(1_000));
export const mostLines = 100;

/** Pounds, with at most two decimals. */
export const pounds = z.number().check(z.nonnegative());
