import type { z } from 'zod';

/** The columns of a schema, for PostgREST's `select`. */
export const columnsOf = (schema: z.ZodObject): string => Object.keys(schema.shape).join(',');
