import { expectEnd, leaveForLogin } from '@/lib/supabase/leave-for-login';
import { signOut } from './sign-out';

/**
 * Signs out a shopper whose session was rejected and opens the login page, even if the auth service cannot be reached.
 */
export async function endSession(): Promise<void> {
  expectEnd('unauthorized');
  try {
    await signOut();
  } finally {
    leaveForLogin();
  }
}
