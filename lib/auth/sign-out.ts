import { forgetSession } from '@/lib/supabase/forget-session';
import { forgetShopper } from '@/lib/shopper-storage';
import { announceSession } from './session-store';

/** Ends the shopper's sessions on every device. When nobody can be reached, this browser still forgets its own,
 * and every tab of it what the shopper has left at the checkout. */
export async function signOut(): Promise<void> {
  try {
    const { browserClient } = await import('@/lib/supabase/browser-client');
    await browserClient().auth.signOut({ scope: 'global' });
  } finally {
    forgetSession();
    forgetShopper();
    announceSession();
  }
}
