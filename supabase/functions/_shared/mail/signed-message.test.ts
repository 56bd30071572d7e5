import { expect, test } from '@jest/globals';
import { isSigned, webhookSecrets } from './signed-message.ts';

// The example in the documentation of Svix.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const genuine = {
  'svix-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'svix-timestamp': '1614265330',
  'svix-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const sentAt = 1_614_265_330_000;
const minute = 60_000;
const signed = (changed: Record<string, string> = {}, text = body, now = sentAt, by = [secret]) =>
  isSigned(by, new Headers({ ...genuine, ...changed }), text, now);

test('accepts a signed message for five minutes', async () => {
  expect(await signed()).toBe(true);
  expect(await signed({}, body, sentAt + 4 * minute)).toBe(true);
  expect(await signed({}, body, sentAt - 4 * minute)).toBe(true);
  expect(await signed({}, body, sentAt + 6 * minute)).toBe(false);
  expect(await signed({}, body, sentAt - 6 * minute)).toBe(false);
});

test('accepts several secrets and signatures during a rotation', async () => {
  const both = `v1,bm9ldHUjKzFob2VudXRob2VodWUzMjRvdWVvdW9ldQo= ${genuine['svix-signature']}`;
  expect(await signed({ 'svix-signature': both })).toBe(true);
  expect(await signed({}, body, sentAt, ['whsec_b3RoZXI=', secret])).toBe(true);
  const env = (name: string) => (name === 'MAIL_WEBHOOK_SECRET' ? ' one, two\nthree ' : undefined);
  expect(webhookSecrets(env)).toEqual(['one', 'two', 'three']);
  expect(webhookSecrets(() => undefined)).toEqual([]);
});

test.each([
  ['another body', {}, '{"test": 2432232315}'],
  ['another number', { 'svix-id': 'msg_other' }, body],
  ['no number', { 'svix-id': '' }, body],
  ['another time', { 'svix-timestamp': '1614265331' }, body],
  ['no time', { 'svix-timestamp': 'now' }, body],
  ['no signature', { 'svix-signature': '' }, body],
  ['an older version', { 'svix-signature': genuine['svix-signature'].replace('v1', 'v0') }, body],
])('rejects %s', async (_, changed, text) => {
  expect(await signed(changed, text)).toBe(false);
});

test('rejects every message without a secret, or with a different one', async () => {
  expect(await signed({}, body, sentAt, [])).toBe(false);
  expect(await signed({}, body, sentAt, ['whsec_b3RoZXI=', 'plain'])).toBe(false);
});
