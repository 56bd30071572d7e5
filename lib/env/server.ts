import 'server-only';
import { z } from 'zod';

const serverEnv = z.object({
  /** Shared with the database webhook that announces catalogue changes. */
  revalidateSecret: z.string().min(16).optional(),
});

export const env = serverEnv.parse({
  revalidateSecret: process.env.REVALIDATE_SECRET || undefined,
});
