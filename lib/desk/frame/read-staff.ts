import type { ShopClient } from '@/lib/supabase/shop-client';
import { RecordError } from '@/lib/records/record-error';
import { confirmStaff, type Staff } from '../contract/session';
import { askDesk } from './ask-desk';

const forbidden = 403;

/** Who a client's session is of, if they are staff; null for other shoppers. Throws if the database does not say. */
export async function readStaff(client: ShopClient): Promise<Staff | null> {
  try {
    return await askDesk(client, confirmStaff, {});
  } catch (error) {
    if (error instanceof RecordError && error.status === forbidden) return null;
    throw error;
  }
}
