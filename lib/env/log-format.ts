import { isJsonLog } from '@/supabase/functions/_shared/contracts/log-line.mjs';

/** Whether the server logs JSON instead of text. */
export const isLogJson = isJsonLog(
  process.env.LOG_FORMAT,
  process.env.NODE_ENV !== 'production' || process.stderr.isTTY,
);
