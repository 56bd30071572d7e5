export type LinkFragment =
  | {
      status: 'session';
      type: string | null;
      tokens: { access_token: string; refresh_token: string };
    }
  | { status: 'refused' }
  | { status: 'none' };

/** What a link of one of the auth service's mails brings along behind the `#`. */
export function readLinkFragment(hash: string): LinkFragment {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const access_token = values.get('access_token');
  const refresh_token = values.get('refresh_token');
  if (access_token && refresh_token)
    return { status: 'session', type: values.get('type'), tokens: { access_token, refresh_token } };
  return { status: values.has('error') || values.has('error_code') ? 'refused' : 'none' };
}

/** Takes the fragment out of the address and out of the history entry. */
export function removeFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
