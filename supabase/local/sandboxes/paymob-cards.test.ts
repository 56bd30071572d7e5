import { expect, test } from '@jest/globals';
import { card, notificationsOf, open } from './testing/attempt.ts';
import { paymobWorld } from './testing/world.ts';

/** The shop's notification of a payment with this card. */
async function paid(fields: Partial<typeof card>) {
  const world = paymobWorld();
  const { paymentToken: token = '' } = await open(world);
  await world.send('/sandbox/paymob/pay/card', { token, ...card, ...fields });
  await world.sandbox.tick();
  return notificationsOf(world);
}

test.each([
  ['the date of the list', '01/39', 'PAID'],
  ['another one that is not over', '12/30', 'PAID'],
  ['one that is over', '05/20', 'FAILED'],
  ['one that is none', '13/30', 'FAILED'],
  ['none', '', 'FAILED'],
])('a listed card with %s: %s is %s', async (_, expiry, status) => {
  expect(await paid({ number: '5123 4567 8901 2346', expiry, cvv: '123' })).toEqual([status]);
});

test('lists the number, the date and the code of a valid card', async () => {
  const world = paymobWorld();
  const { paymentToken: token = '', iframeId } = await open(world);
  const page = `/sandbox/paymob/api/acceptance/iframes/${iframeId}?payment_token=${token}`;
  const html = await (await world.routes.request(page)).text();
  const [, expiry = '', cvv = '', number = ''] =
    /<bdi dir="ltr">([\d/]+) · (\d+)<\/bdi>[^]*?name="card" value="(\d+)"/.exec(html) ?? [];
  expect([number, expiry, cvv]).toEqual(['5123456789012346', '01/39', '123']);
  expect(await paid({ number, expiry, cvv })).toEqual(['PAID']);
});
