import type { ShopClient } from '@/lib/supabase/shop-client';
import { RecordError } from '@/lib/records/record-error';
import { confirmStaff, type Staff } from '../contract/session';
import { callDesk } from './call-desk';

const forbidden = 403;

/** The staff member of a client's session; null for other shoppers. Throws if the database is unavailable. */
export async function readStaff(client: ShopClient): Promise<Staff | null> {
  try {
    return await callDesk(client, confirmStaff, {});
  } catch (error) {
    if (error instanceof RecordError && error.status === forbidden) return null;
    throw error;
  }
}
