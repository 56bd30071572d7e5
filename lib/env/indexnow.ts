import 'server-only';
import { z } from 'zod';
import { isLoopback } from '@/supabase/functions/_shared/contracts/loopback.mjs';
import { siteUrl } from './site-url';

export interface IndexNowSettings {
  key: string;
  /** Where changed addresses are submitted. */
  endpoint: string;
}

const indexNowEnv = z.object({
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'INDEXNOW_KEY must have 8 to 128 letters, digits and dashes.')
    .optional(),
  INDEXNOW_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => url.startsWith('https:') || isLoopback(url), {
      message: 'IndexNow’s address must use https.',
    })
    .default('https://api.indexnow.org/indexnow'),
});

/**
 * The settings of IndexNow; null without a key, and for a shop on localhost, which search engines cannot reach. Throws
 * if a variable is malformed.
 */
export function indexNowSettings(
  environment: Record<string, string | undefined> = process.env,
): IndexNowSettings | null {
  const parsed = indexNowEnv.safeParse({
    INDEXNOW_KEY: environment['INDEXNOW_KEY'] || undefined,
    INDEXNOW_URL: environment['INDEXNOW_URL'] || undefined,
  });
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint } = parsed.data;
  if (!key || (isLoopback(siteUrl()) && !isLoopback(endpoint))) return null;
  return { key, endpoint };
}
