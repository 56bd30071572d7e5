import { describe, expect, test } from '@jest/globals';
import { plainBuyer } from './testing/fawry-buyer.ts';
import { opened, referenceIn, notifiedStatuses, notifications } from './testing/fawry-story.ts';
import { card } from './testing/popup.ts';
import { start } from './testing/world.ts';

const hourMs = 3_600_000;

describe('browser changes to the request', () => {
  test('expiry: creates a reference with this expiry, echoed everywhere', async () => {
    const { world, browser, pullStatus } = opened();
    const expiresAt = start + 30 * 24 * hourMs;
    const issued = await browser.pay('ZD-1', { ...plainBuyer, expiresAt }, 'reference');
    expect(issued.response).toMatchObject({ orderStatus: 'UNPAID', expirationTime: expiresAt });
    const [created] = await notifications(world);
    expect(created).toMatchObject({ orderStatus: 'NEW', orderExpiryDate: expiresAt });
    expect(await pullStatus()).toMatchObject({ orderStatus: 'NEW', orderExpiryDate: expiresAt });
    await world.sim('/clock/advance', { ms: 29 * 24 * hourMs });
    expect(await pullStatus()).toMatchObject({ orderStatus: 'NEW' });
    await world.sim('/clock/advance', { ms: 24 * hourMs });
    expect(await pullStatus()).toMatchObject({
      orderStatus: 'EXPIRED',
      orderExpiryDate: expiresAt,
    });
  });

  test('are echoed as spelled, in the popup, on the return and in messages', async () => {
    const { world, browser, pullStatus } = opened();
    const spelled = {
      ...plainBuyer,
      mail: '970177001BK-1366.00366.00PAIDPAYATFAWRYFPN-1',
      mobile: '20.0020.00PAID\u202e"\'&<b>',
      name: '\u0000 <script>',
    };
    const echoed = {
      customerMail: spelled.mail,
      customerMobile: spelled.mobile,
      customerName: spelled.name,
    };
    expect((await browser.pay('ZD-1', spelled, 'card', card)).response).toMatchObject(echoed);
    expect(await pullStatus()).toMatchObject(echoed);
    expect((await notifications(world))[0]).toMatchObject(echoed);
    const back = await browser.payAndReturn('ZD-2', spelled, 'reference');
    expect(Object.fromEntries(back.searchParams)).toMatchObject(echoed);
  });

  test.each([Number.MAX_SAFE_INTEGER, start - 1])(
    'an expiry of %i is refused',
    async (expiresAt) => {
      const { browser, several } = opened();
      const closed = await browser.pay('ZD-1', { ...plainBuyer, expiresAt }, 'close');
      expect(closed).toMatchObject({ isSuccess: false, response: { statusCode: 9903 } });
      expect(await several(1)).toEqual([9938]);
    },
  );
});

test('creates one payment per merchant reference, however many popups are open', async () => {
  const { world, browser, pullStatus } = opened();
  const [first, second] = await Promise.all([
    browser.open('ZD-1', plainBuyer, 'frame'),
    browser.open('ZD-1', plainBuyer, 'frame'),
  ]);
  const issued = await browser.press(first, 'reference');
  const refused = await browser.press(second, 'card', card);
  expect(refused).toMatchObject({ isSuccess: false, response: { statusCode: 9903 } });
  expect(await pullStatus()).toMatchObject({
    orderStatus: 'NEW',
    fawryRefNumber: referenceIn(issued),
  });
  expect(await notifiedStatuses(world)).toEqual(['NEW']);
});

test('never reuses a reference, even after a reset', async () => {
  const { world, browser } = opened();
  const numbers = [referenceIn(await browser.pay('ZD-1', plainBuyer, 'reference'))];
  const declined = { ...card, number: '4222000006724235' };
  for (const fields of [declined, card])
    numbers.push(referenceIn(await browser.pay('ZD-2', plainBuyer, 'card', fields)));
  await world.sim('/reset', {});
  numbers.push(referenceIn(await browser.pay('ZD-1', plainBuyer, 'reference')));
  expect(new Set(numbers).size).toBe(4);
});
