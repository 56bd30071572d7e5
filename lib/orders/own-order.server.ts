import 'server-only';
import { serverClient } from '@/lib/supabase/server-client.server';
import { verifiedSession } from '@/lib/supabase/session.server';
import { seconds } from '@/lib/time';
import type { PayableOrder } from './order';
import { readOrderByNumber } from './queries';

// A shopper waits for the result of a payment meanwhile.
const patience = () => AbortSignal.timeout(seconds(3));

/** The order of a payment's result, when it is the visitor's own; null for everybody else, and while nobody can say. */
export async function readOwnOrder(orderNumber: string | null): Promise<PayableOrder | null> {
  if (orderNumber === null) return null;
  const session = await verifiedSession();
  if (session.status !== 'signed-in') return null;
  const client = await serverClient();
  return readOrderByNumber(client, orderNumber, patience()).catch((error: unknown) => {
    // The result is told without it.
    console.error('the order of a payment could not be read:', error);
    return null;
  });
}
