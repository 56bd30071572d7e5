import { randomUUID } from 'node:crypto';

/**
 * Creates an account and confirms it by the link in the mailbox. Resolves with the session as the browser keeps it:
 * `{ access_token, refresh_token, expires_in, expires_at, token_type, user }`.
 */
export async function signUp(call) {
  const email = `bench-${randomUUID()}@example.com`;
  await call('/auth/v1/signup', {
    body: {
      email,
      password: 'كتاب الفيزياء 7',
      data: { full_name: 'منى علي', phone: '01012345678' },
    },
  });
  const mails = (await call(`/mailbox/messages?to=${encodeURIComponent(email)}`)).json();
  const [, address] = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(mails[0].html) ?? [];
  const link = new URL(address.replaceAll('&amp;', '&'));
  const { answer } = await call(link.pathname + link.search);
  const hash = new URL(answer.headers.get('location') ?? '').hash;
  const parameters = new URLSearchParams(hash.slice(1));
  const word = (name) => parameters.get(name) ?? '';
  const access_token = word('access_token');
  return {
    access_token,
    refresh_token: word('refresh_token'),
    token_type: word('token_type'),
    expires_in: Number(word('expires_in')),
    expires_at: Number(word('expires_at')),
    user: (await call('/auth/v1/user', { token: access_token })).json(),
  };
}
