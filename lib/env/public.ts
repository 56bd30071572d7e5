import * as z from 'zod/mini';
import { siteUrl } from './site-url';

const publicEnv = z.object({
  supabaseUrl: z.url(),
  supabaseKey: z.string().check(z.minLength(1)),
  mode: z.string(),
  siteUrl: z.url(),
});

/** Settings for the browser. Next.js inlines these variables, so each name must be written out. */
export const env = publicEnv.parse({
  supabaseUrl: process.env.NEXT_PUBLIC_SUPABASE_URL,
  supabaseKey: process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  mode: process.env.NODE_ENV,
  siteUrl: siteUrl(),
});

/** The settings used in security headers, under the names of their environment variables. */
export const publicEnvironment = { NEXT_PUBLIC_SUPABASE_URL: env.supabaseUrl, NODE_ENV: env.mode };
