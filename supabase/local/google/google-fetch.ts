const places: Record<string, string> = {
  'https://oauth2.googleapis.com/token': '/token',
  'https://www.googleapis.com/oauth2/v3/certs': '/oauth2/v3/certs',
  'https://www.googleapis.com/userinfo/v2/me': '/userinfo/v2/me',
};

const authorizePage = 'https://accounts.google.com/o/oauth2/v2/auth';
const isGoogle = /(^|\.)(google|googleapis)\.com$/;

/**
 * A `fetch` that routes the auth service's requests to Google to the simulation in this process. Lite has no setting
 * for Google's addresses or its own fetch. Nothing intended for Google leaves the machine.
 */
export function withLocalGoogle(
  elsewhere: typeof fetch,
  google: { request(path: string, init: RequestInit): Response | Promise<Response> },
): typeof fetch {
  return async (input, init) => {
    const { href, origin, pathname, hostname } = new URL(
      input instanceof Request ? input.url : input,
    );
    if (!isGoogle.test(hostname)) return elsewhere(input, init);
    const path = places[origin + pathname];
    if (path === undefined) throw new TypeError(`Google is not reached from here: ${href}`);
    const request = new Request(input, init);
    const { method, headers } = request;
    const body = method === 'GET' ? null : await request.text();
    return google.request(path, { method, headers, body });
  };
}

/** Redirects the browser to the simulated page instead of Google's. */
export function redirectedToLocalGoogle(answer: Response, googleUrl: string): Response {
  const location = answer.headers.get('location');
  if (!location?.startsWith(`${authorizePage}?`)) return answer;
  const page = `${googleUrl}/o/oauth2/v2/auth${location.slice(authorizePage.length)}`;
  return new Response(null, {
    status: 302,
    headers: { location: page, 'cache-control': 'no-store' },
  });
}
