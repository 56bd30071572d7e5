import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/supabase/functions/_shared/contracts/database';

/** A client for the shop's tables and functions, typed with them. */
export type ShopClient = Pick<SupabaseClient<Database>, 'from' | 'functions' | 'rpc'>;

/** A client that also holds a visitor's session. */
export type SessionClient = ShopClient & Pick<SupabaseClient<Database>, 'auth'>;
