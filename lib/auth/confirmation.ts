import { readLinkFragment, removeFragment } from './link-fragment';

type Confirmation =
  /** `email`: unverified, only to fill in a field. */
  { status: 'confirmed'; email: string | null } | { status: 'refused' };

/**
 * The result of a confirmation link, which opens the login page. The link's session is ended rather than used:
 * otherwise opening a link sent by someone else would sign the visitor in to that person's account.
 */
export function takeConfirmation(): Confirmation | null {
  const link = readLinkFragment(window.location.hash);
  if (link.status === 'none') return null;
  removeFragment();
  if (link.status === 'refused') return { status: 'refused' };
  void endSession(link.tokens.access_token);
  return { status: 'confirmed', email: emailIn(link.tokens.access_token) };
}

async function endSession(accessToken: string) {
  const { linkClient } = await import('@/lib/supabase/link-client');
  await linkClient().auth.admin.signOut(accessToken, 'local');
}

/** The address in an access token, which is not verified here. */
function emailIn(accessToken: string): string | null {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const email = typeof json === 'object' && json !== null && 'email' in json ? json.email : null;
    return typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
}
