export type LinkFragment =
  | {
      status: 'session';
      type: string | null;
      tokens: { access_token: string; refresh_token: string };
    }
  | { status: 'refused' }
  | { status: 'none' };

/** Reads the fragment of a link in an e-mail of the auth service. */
export function readLinkFragment(hash: string): LinkFragment {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const access_token = values.get('access_token');
  const refresh_token = values.get('refresh_token');
  if (access_token && refresh_token)
    return { status: 'session', type: values.get('type'), tokens: { access_token, refresh_token } };
  return { status: values.has('error') || values.has('error_code') ? 'refused' : 'none' };
}

/** Removes the fragment from the address and from the history entry. */
export function removeFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
