import { describe, expect, test } from '@jest/globals';
import { signUp } from './testing/gateway-process';
import { ownGateway } from './testing/own-gateway';

const own = ownGateway({ SHOP_PORT: '3999' });

const right = 'a long password';

const signIn = (email: string, password: string, headers = {}) =>
  own.gateway.call('/auth/v1/token?grant_type=password', { json: { email, password }, headers });

const statusesOf = async (tries: number, signIn: (number: number) => Promise<Response>) => {
  const statuses: number[] = [];
  for (let number = 0; number < tries; number += 1) statuses.push((await signIn(number)).status);
  return statuses;
};

const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('wrong passwords', () => {
  test('for one account are rate-limited after ten, with the auth service’s own error', async () => {
    await signUp(own.gateway, 'tried@example.com');
    const statuses = await statusesOf(12, () => signIn('Tried@example.com', 'wrong'));
    expect(statuses).toEqual([...times(10, 400), 429, 429]);
    const refused = await signIn('tried@example.com', right);
    expect(refused.headers.get('x-sb-error-code')).toBe('over_request_rate_limit');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
  });

  test('for an address without an account are counted the same way', async () => {
    const statuses = await statusesOf(12, () => signIn('nobody@example.com', 'wrong'));
    expect(statuses).toEqual([...times(10, 400), 429, 429]);
  });

  test('for forty other accounts lock nobody out', async () => {
    await signUp(own.gateway, 'calm@example.com');
    await statusesOf(40, (number) => signIn(`spray${number % 20}@example.com`, 'wrong'));
    expect((await signIn('calm@example.com', right)).status).toBe(200);
  });

  test('from one address behind a proxy are counted over all accounts, for that address only', async () => {
    await signUp(own.gateway, 'proxied@example.com');
    const from = (address: string) => ({ 'x-forwarded-for': `10.0.0.1, ${address}` });
    const statuses = await statusesOf(32, (number) =>
      signIn(`other${number}@example.com`, 'wrong', from('203.0.113.7')),
    );
    expect(statuses).toEqual([...times(30, 400), 429, 429]);
    expect((await signIn('proxied@example.com', right, from('203.0.113.7'))).status).toBe(429);
    expect((await signIn('proxied@example.com', right, from('203.0.113.8'))).status).toBe(200);
    expect((await signIn('proxied@example.com', right)).status).toBe(200);
  });

  test('are reset by a right one, and right ones are never counted', async () => {
    await signUp(own.gateway, 'often@example.com');
    expect(await statusesOf(9, () => signIn('often@example.com', 'wrong'))).toEqual(times(9, 400));
    expect(await statusesOf(11, () => signIn('often@example.com', right))).toEqual(times(11, 200));
    expect(await statusesOf(9, () => signIn('often@example.com', 'wrong'))).toEqual(times(9, 400));
  });

  test('include wrong codes of mails', async () => {
    await signUp(own.gateway, 'coded@example.com');
    await own.gateway.call('/auth/v1/recover', { json: { email: 'coded@example.com' } });
    const statuses = await statusesOf(12, (number) =>
      own.gateway.call('/auth/v1/verify', {
        json: { email: 'coded@example.com', token: String(number), type: 'recovery' },
      }),
    );
    expect(statuses).toEqual([...times(10, 403), 429, 429]);
  });
});

describe('an address without an account gets the same response as one with an account', () => {
  test('when a new password is requested', async () => {
    const recover = (email: string) => own.gateway.call('/auth/v1/recover', { json: { email } });
    await signUp(own.gateway, 'forgetful@example.com');
    for (const email of ['forgetful@example.com', 'stranger@example.com']) {
      expect((await recover(email)).status).toBe(200);
      const again = await recover(email);
      expect(again.status).toBe(429);
      expect(await again.json()).toMatchObject({
        error_code: 'over_email_send_rate_limit',
        msg: expect.stringMatching(/after \d+ seconds/),
      });
    }
  });

  test('when it signs up twice in a row', async () => {
    await signUp(own.gateway, 'twice@example.com');
    const join = (email: string) =>
      own.gateway.call('/auth/v1/signup', { json: { email, password: right } });
    const known = await statusesOf(2, () => join('twice@example.com'));
    const unknown = await statusesOf(2, () => join('never@example.com'));
    expect([known, unknown]).toEqual([
      [200, 429],
      [200, 429],
    ]);
    const resend = (email: string) =>
      own.gateway.call('/auth/v1/resend', { json: { type: 'signup', email } });
    expect(await statusesOf(2, () => resend('nowhere@example.com'))).toEqual([200, 429]);
  });

  test('when the address was never confirmed and the password is wrong', async () => {
    const email = 'unconfirmed@example.com';
    await own.gateway.call('/auth/v1/signup', { json: { email, password: right } });
    const codeOf = async (password: string) =>
      (await signIn(email, password)).headers.get('x-sb-error-code');
    expect(await codeOf('wrong')).toBe('invalid_credentials');
    expect(await codeOf(right)).toBe('email_not_confirmed');
  });
});
