import 'server-only';
import { serverClient } from '@/lib/supabase/server-client.server';
import { verifiedSession } from '@/lib/supabase/session.server';
import { seconds } from '@/lib/time';
import type { PayableOrder } from './order';
import { readOrderByNumber } from './queries';

// Short, because a shopper is waiting for the payment result.
const patience = () => AbortSignal.timeout(seconds(3));

/** The order of a payment result if it belongs to the visitor; null for everyone else, and if it cannot be read. */
export async function readOwnOrder(orderNumber: string | null): Promise<PayableOrder | null> {
  if (orderNumber === null) return null;
  const session = await verifiedSession();
  if (session.status !== 'signed-in') return null;
  const client = await serverClient();
  return readOrderByNumber(client, orderNumber, patience()).catch((error: unknown) => {
    // The result page works without it.
    console.error('The order of a payment could not be read:', error);
    return null;
  });
}
