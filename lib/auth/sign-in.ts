import { authAttempt } from './auth-attempt';
import type { AuthResult } from './auth-failure';
import type { Credentials } from './credentials';
import { servicePassword } from './service-password';
import { announceSession } from './session-store';

/** Signs in with a password. The session cookie is set when this resolves. */
export async function signIn({ email, password }: Credentials): Promise<AuthResult> {
  const result = await authAttempt(async () => {
    const { browserClient } = await import('@/lib/supabase/browser-client');
    const credentials = { email, password: await servicePassword(password) };
    return browserClient().auth.signInWithPassword(credentials);
  });
  if (result.ok) announceSession();
  return result;
}
