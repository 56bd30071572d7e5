import { recoveryClient, type LinkClient } from '@/lib/supabase/link-client';
import { authAttempt } from './auth-attempt';
import type { AuthFailure, AuthResult } from './auth-failure';
import { forgetSession } from '@/lib/supabase/forget-session';
import { readLinkFragment, removeFragment } from './link-fragment';
import { announceSession } from './session-store';

export type Recovery =
  | { status: 'ready'; client: LinkClient }
  | { status: 'missing' }
  | { status: 'failed'; failure: AuthFailure };

/**
 * Restores the session of a reset link from the address, or after a reload from this tab's storage, in a separate
 * client that does not sign the shopper in.
 */
export async function openRecovery(): Promise<Recovery> {
  const link = readLinkFragment(window.location.hash);
  if (link.status === 'refused') return { status: 'missing' };
  const client = recoveryClient();
  const opened = await authAttempt(() =>
    link.status === 'session' ? client.auth.setSession(link.tokens) : client.auth.getUser(),
  );
  if (opened.ok) {
    removeFragment();
    return { status: 'ready', client };
  }
  const { failure } = opened;
  return failure.refusal === 'sessionOver' ? { status: 'missing' } : { status: 'failed', failure };
}

/** Sets the new password and ends all sessions that began with the old one. */
export async function setNewPassword(recovery: LinkClient, password: string): Promise<AuthResult> {
  const result = await authAttempt(() => recovery.auth.updateUser({ password }));
  if (!result.ok) return result;
  await recovery.auth.signOut({ scope: 'global' });
  forgetSession();
  announceSession();
  return result;
}
