import { z } from 'zod';
import { siteUrl } from './site-url';

const publicEnv = z.object({
  supabaseUrl: z.url(),
  supabaseKey: z.string().min(1),
  mode: z.string(),
  siteUrl: z.url(),
});

/** What the browser may know. Next inlines these names, so each must be written out. */
export const env = publicEnv.parse({
  supabaseUrl: process.env.NEXT_PUBLIC_SUPABASE_URL,
  supabaseKey: process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  mode: process.env.NODE_ENV,
  siteUrl: siteUrl(),
});

/** What the security headers are made of, under the names of the environment. */
export const publicEnvironment = { NEXT_PUBLIC_SUPABASE_URL: env.supabaseUrl, NODE_ENV: env.mode };
