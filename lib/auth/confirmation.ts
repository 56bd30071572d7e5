import { readLinkFragment, removeFragment } from './link-fragment';

/**
 * What the link of a confirmation mail, which leads to the login page, had to say. The session that it carries is
 * ended instead of used: whoever opens a link that somebody else sent would be signed in as that somebody.
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
