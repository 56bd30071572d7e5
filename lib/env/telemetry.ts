/**
 * Where browsers send telemetry, and the build's name. Not validated here, because `public.ts` does that and this
 * script is loaded on every page.
 */
export const telemetryEnv = {
  backendUrl: process.env.NEXT_PUBLIC_SUPABASE_URL ?? '',
  key: process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
  version: process.env.NEXT_PUBLIC_APP_VERSION ?? '',
  build: process.env.NEXT_PUBLIC_BUILD ?? '',
};
