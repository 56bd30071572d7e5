import { z } from 'zod';

/** Any UUID: the fixed ids of countries and areas follow no version. */
export const id = z.guid().transform((value) => value.toLowerCase());

/** Text that PostgreSQL can keep: it has no NUL, and no half of a surrogate pair. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'Not a text');

/** What a caller may leave out, or send empty. */
export const optional = <T extends z.ZodType>(type: T) => type.nullish();

/** More than any cart holds: the limit of ten is the database's to tell, with its own code. */
export const quantity = z.int().min(1).max(1_000);
export const mostLines = 100;

/** Pounds, with two decimals at most. */
export const pounds = z.number().nonnegative();
