import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/supabase/functions/_shared/contracts/database';

/** A client that knows the shop's tables and procedures. */
export type ShopClient = SupabaseClient<Database>;
