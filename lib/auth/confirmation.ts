import { readLinkFragment, removeFragment } from './link-fragment';

/**
 * The result of a confirmation link, which opens the login page. The link's session is ended rather than used:
 * otherwise opening a link sent by someone else would sign the visitor in to that person's account.
 */
export function takeConfirmation(): 'confirmed' | 'refused' | null {
  const link = readLinkFragment(window.location.hash);
  if (link.status === 'none') return null;
  removeFragment();
  if (link.status === 'refused') return 'refused';
  void endSession(link.tokens.access_token);
  return 'confirmed';
}

async function endSession(accessToken: string) {
  const { linkClient } = await import('@/lib/supabase/link-client');
  await linkClient().auth.admin.signOut(accessToken, 'local');
}
