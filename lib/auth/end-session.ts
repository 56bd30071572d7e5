import { expectEnd, leaveForLogin } from '@/lib/supabase/leave-for-login';
import { signOut } from './sign-out';

/** Signs a shopper out whose session was refused, and goes to the login page, whether or not anybody can be told. */
export async function endSession(): Promise<void> {
  expectEnd('unauthorized');
  try {
    await signOut();
  } finally {
    leaveForLogin();
  }
}
