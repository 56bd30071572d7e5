import { forgetSession } from '@/lib/supabase/forget-session';
import { forgetShopper } from '@/lib/shopper-storage';
import { announceSession } from './session-store';

/**
 * Ends the shopper's sessions on all devices. Even if the auth service is unreachable, this browser forgets its
 * session, and all its tabs forget what was entered at the checkout.
 */
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
