import type * as z from 'zod/mini';

/** A function of the desk: its name, the schema of its result, and the type of its arguments. */
export interface DeskProcedure<N extends string, A extends object, T> {
  name: N;
  answer: z.ZodMiniType<T>;
  /** Only for the type checker: never set. */
  takes?: A;
}

/** `procedure<Arguments>()('desk_x', schema)`; two calls, so that name and result are inferred. */
export const procedure =
  <A extends object>() =>
  <N extends string, T>(name: N, answer: z.ZodMiniType<T>): DeskProcedure<N, A, T> => ({
    name,
    answer,
  });

export type NoArguments = Record<string, never>;
