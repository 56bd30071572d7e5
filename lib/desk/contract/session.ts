import { z } from 'zod';
import { words } from './fields';
import { procedure, type NoArguments } from './procedure';

/** The staff member that the session is of. */
export const staffSchema = z.object({ user_id: z.string(), email: words, name: words });
export type Staff = z.infer<typeof staffSchema>;

/** Refuses with `not_signed_in` or `not_staff`. */
export const confirmStaff = procedure<NoArguments>()('confirm_staff', staffSchema);
