import { z } from 'zod';

const word = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim() || undefined)
  .nullish()
  .transform((value) => value ?? undefined)
  .catch(undefined);

const update = z.object({
  UpdateCode: word,
  UpdateDescription: word,
  UpdateDateTime: word,
  UpdateLocation: word,
  ProblemCode: word,
});
export type AramexUpdate = z.infer<typeof update>;

const updates = z
  .array(update)
  .nullish()
  .transform((list) => list ?? [])
  .catch([]);
const pairs = z
  .array(z.object({ Key: z.coerce.string(), Value: updates }))
  .transform((list) => new Map(list.map(({ Key, Value }) => [Key, Value])));
/** Gateways in between convert the list to a plain object. */
const map = z.record(z.string(), updates).transform((record) => new Map(Object.entries(record)));

export const aramexAnswer = z.object({
  HasErrors: z.boolean().nullish(),
  Notifications: z
    .array(z.object({ Code: word, Message: word }))
    .nullish()
    .catch(null),
  TrackingResults: z
    .union([pairs, map])
    .nullish()
    .transform((results) => results ?? new Map<string, AramexUpdate[]>()),
});
export type AramexAnswer = z.infer<typeof aramexAnswer>;
