import { leaveForLogin } from '@/lib/supabase/leave-for-login';
import { signOut } from './sign-out';

/** Signs the shopper out and goes to the login page, whether or not anybody can be told. */
export async function endSession(): Promise<void> {
  try {
    await signOut();
  } finally {
    leaveForLogin();
  }
}
