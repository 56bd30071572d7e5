import type { z } from 'zod';

/** The columns that a schema reads, as PostgREST's `select` names them. */
export const columnsOf = (schema: z.ZodObject): string => Object.keys(schema.shape).join(',');
