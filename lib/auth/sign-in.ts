import { authAttempt } from './auth-attempt';
import type { AuthResult } from './auth-failure';
import type { Credentials } from './credentials';
import { announceSession } from './session-store';

/** Signs in with a password. The session cookie is set when this resolves. */
export async function signIn({ email, password }: Credentials): Promise<AuthResult> {
  const result = await authAttempt(async () => {
    const { browserClient } = await import('@/lib/supabase/browser-client');
    return browserClient().auth.signInWithPassword({ email, password });
  });
  if (result.ok) announceSession();
  return result;
}
