import * as z from 'zod/mini';
import { words } from './fields';
import { procedure, type NoArguments } from './procedure';

/** The staff member of the session. */
export const staffSchema = z.object({ user_id: z.string(), email: words, name: words });
export type Staff = z.infer<typeof staffSchema>;

/** Errors: `not_signed_in`, `not_staff`. */
export const confirmStaff = procedure<NoArguments>()('confirm_staff', staffSchema);
