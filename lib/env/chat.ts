import 'server-only';
import { z } from 'zod';
import { isLoopback } from '@/supabase/functions/_shared/contracts/loopback.mjs';

export interface ChatSettings {
  /** Address of Chatwoot, without a trailing slash. */
  baseUrl: string;
  origin: string;
  websiteToken: string;
}

const chatEnv = z
  .object({
    APP_ENV: z.string().optional(),
    CHATWOOT_BASE_URL: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith('https:') || isLoopback(url), {
        message: 'The chat’s address must use https.',
      })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    CHATWOOT_WEBSITE_TOKEN: z.string().trim().optional(),
  })
  .refine(({ APP_ENV, CHATWOOT_BASE_URL: url }) => APP_ENV !== 'live' || !isLoopback(url), {
    message: 'APP_ENV is live, but CHATWOOT_BASE_URL is on this machine.',
  });

/** The settings of the live chat; null without an address or token. Throws if the configuration is contradictory. */
export function chatSettings(
  environment: Record<string, string | undefined> = process.env,
): ChatSettings | null {
  const { APP_ENV, CHATWOOT_BASE_URL, CHATWOOT_WEBSITE_TOKEN } = environment;
  const parsed = chatEnv.safeParse({
    APP_ENV,
    CHATWOOT_BASE_URL: CHATWOOT_BASE_URL || undefined,
    CHATWOOT_WEBSITE_TOKEN: CHATWOOT_WEBSITE_TOKEN || undefined,
  });
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { CHATWOOT_BASE_URL: baseUrl, CHATWOOT_WEBSITE_TOKEN: websiteToken } = parsed.data;
  if (!baseUrl || !websiteToken) return null;
  return { baseUrl, origin: new URL(baseUrl).origin, websiteToken };
}
