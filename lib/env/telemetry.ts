/**
 * Where a browser tells of its visit, and of which build. Unchecked, as `public.ts` checks the same: the script that needs
 * this is loaded on every page, and must be small.
 */
export const telemetryEnv = {
  backendUrl: process.env.NEXT_PUBLIC_SUPABASE_URL ?? '',
  key: process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
  version: process.env.NEXT_PUBLIC_APP_VERSION ?? '',
  build: process.env.NEXT_PUBLIC_BUILD ?? '',
};
