import { expect, test } from '@jest/globals';
import { type Mail } from './mailbox/mail-store';
import { signUp } from './testing/gateway-process';
import { ownGateway } from './testing/own-gateway';

const own = ownGateway({ SHOP_PORT: '3999' });

const join = (email: string, password = 'a long password') =>
  own.gateway.call('/auth/v1/signup?redirect_to=http%3A%2F%2Flocalhost%3A3999%2Fcallback.html', {
    json: { email, password, data: { full_name: 'Mona' } },
  });
const mailsTo = async (to: string) =>
  (await (
    await own.gateway.call(`/mailbox/messages?to=${encodeURIComponent(to)}`)
  ).json()) as Mail[];
const signIn = (email: string, password: string) =>
  own.gateway.call('/auth/v1/token?grant_type=password', { json: { email, password } });

test('returns the same response for addresses with and without an account', async () => {
  await signUp(own.gateway, 'known@example.com');
  const [known, unknown] = [await join('Known@example.com'), await join('unknown@example.com')];
  expect([known.status, unknown.status]).toEqual([200, 200]);
  const [invented, real] = (await Promise.all([known.json(), unknown.json()])) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  expect(Object.keys(invented)).toEqual(expect.arrayContaining(Object.keys(real)));
  expect(invented).toMatchObject({ email: 'known@example.com', identities: [] });
  expect(invented).not.toHaveProperty('email_confirmed_at');
  expect(await mailsTo('known@example.com')).toHaveLength(1);
});

test('does not change the account on a repeated sign-up', async () => {
  await signUp(own.gateway, 'kept@example.com');
  await join('kept@example.com', 'somebody else’s');
  expect((await signIn('kept@example.com', 'somebody else’s')).status).toBe(400);
  expect((await signIn('kept@example.com', 'a long password')).status).toBe(200);
});

test('sends an unconfirmed shopper another mail only after a minute', async () => {
  await join('soon@example.com');
  const again = await join('soon@example.com');
  expect(again.status).toBe(429);
  expect(await again.json()).toMatchObject({
    error_code: 'over_email_send_rate_limit',
    msg: expect.stringMatching(/after (60|5\d) seconds/),
  });
  const resend = { json: { type: 'signup', email: 'soon@example.com' } };
  expect((await own.gateway.call('/auth/v1/resend', resend)).status).toBe(429);
  expect(await mailsTo('soon@example.com')).toHaveLength(1);
});

test.each([
  ['123456', 'weak_password'],
  ['password', 'weak_password'],
  ['        ', 'weak_password'],
  ['م'.repeat(37), 'validation_failed'],
])('a new account cannot have the password %j', async (password, error_code) => {
  const answer = await join('weak@example.com', password);
  expect(await answer.json()).toMatchObject({ error_code });
  expect(await mailsTo('weak@example.com')).toHaveLength(0);
});

test('rejects a change to a common password', async () => {
  const token = await signUp(own.gateway, 'change@example.com');
  const change = { method: 'PUT', token, json: { password: 'qwerty123' } };
  const answer = await own.gateway.call('/auth/v1/user', change);
  expect(answer.status).toBe(422);
  expect((await signIn('change@example.com', 'a long password')).status).toBe(200);
});

test('creates no confirmed account without a mail that somebody has read', async () => {
  for (const path of ['otp', 'magiclink'])
    expect(
      (await own.gateway.call(`/auth/v1/${path}`, { json: { email: 'otp@example.com' } })).status,
    ).toBe(422);
  await join('otp@example.com');
  expect(await mailsTo('otp@example.com')).toHaveLength(1);
});
