import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/supabase/functions/_shared/contracts/database';

/** A client typed with the shop's tables and functions. */
export type ShopClient = SupabaseClient<Database>;
