import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fc } from '../../../scripts/test/fast-check.mjs';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { attack, cuts, faults, forgeries, shifted, touched } from './testing/forge';
import { type ChargeRequest, fawryPayer } from './testing/fawry-payer';
import { notifications, paymentFacts, payments } from './testing/payer';

/*
 * An attacker who wants free books, and has the messages that anybody can get from Fawry: results of popups for orders
 * of their own that are not paid, with whatever mail they like, and all messages about one small order that they paid.
 */

type Fields = Record<string, unknown>;

let shop: CheckoutShop;
let fawry: ReturnType<typeof fawryPayer>;
let victims: { orderId: string; charged: ChargeRequest }[];
let small: { orderId: string; charged: ChargeRequest };
/** Genuine texts signed by Fawry, with their signatures, and complete notifications. */
let texts: { text: string; signature: string }[];
let notified: Fields[];
let results: Fields[];

const harm = () =>
  touched(
    shop,
    victims.map(({ orderId }) => orderId),
  );
const pounds = (value: unknown) => (value === undefined ? '' : Number(value).toFixed(2));
const word = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The values of a notification in the order in which they are signed. */
const notificationParts = (message: Fields) => [
  word(message['fawryRefNumber']),
  word(message['merchantRefNumber']),
  pounds(message['paymentAmount']),
  pounds(message['orderAmount']),
  word(message['orderStatus']),
  word(message['paymentMethod']),
  word(message['paymentRefrenceNumber']),
];

const notificationOf = (parts: string[], signature: unknown): Fields => ({
  requestId: 'c72827d084ea4b88949d91dd2db4996e',
  fawryRefNumber: parts[0],
  merchantRefNumber: parts[1],
  paymentAmount: parts[2],
  orderAmount: parts[3],
  orderStatus: parts[4],
  paymentMethod: parts[5],
  paymentRefrenceNumber: parts[6],
  orderExpiryDate: Date.now() + 30 * 86_400_000,
  messageSignature: signature,
});

const resultText = (result: Fields) =>
  [
    word(result['referenceNumber']),
    word(result['merchantRefNumber']),
    pounds(result['paymentAmount']),
    pounds(result['orderAmount']),
    word(result['orderStatus']),
    word(result['paymentMethod']),
    pounds(result['fawryFees']),
    pounds(result['shippingFees']),
    word(result['authNumber']),
    word(result['customerMail']),
    word(result['customerMobile']),
  ].join('');

async function begun(): Promise<{ orderId: string; charged: ChargeRequest }> {
  const { order_id: orderId } = await shop.order();
  return { orderId, charged: await fawry.charge(orderId) };
}

beforeAll(async () => {
  shop = await openCheckoutShop();
  fawry = fawryPayer(shop);
  victims = [await begun(), await begun(), await begun(), await begun()];
  await fawry.pay(victims[1]!.charged, 'card', { card: '4222000006724235' });
  small = await begun();

  results = [];
  for (const { orderId, charged } of victims.slice(2)) {
    const { order } = await payments(shop, orderId);
    const amount = pounds(order.total_pt / 100);
    const tail = `970177001${charged.merchantRefNum}${amount}${amount}PAIDPAYATFAWRY`;
    for (const customerEmail of [`a@b.co${tail}`, tail, `${tail}FPN-1`, `PAIDCARD${tail}@b.co`])
      results.push(
        await fawry.result({
          ...charged,
          customerEmail,
          customerMobile: tail.slice(0, 40),
          paymentExpiry: Date.now() + 30 * 86_400_000,
        } as ChargeRequest),
      );
  }
  await fawry.pay(small.charged);
  const sent = await Promise.all(
    [...victims, small].map(({ charged }) => notifications(shop, 'fawry', charged.merchantRefNum)),
  );
  notified = sent.flat().map(({ body }) => JSON.parse(body) as Fields);
  texts = [
    ...results.map((result) => ({
      text: resultText(result),
      signature: word(result['signature']),
    })),
    ...notified.map((message) => ({
      text: notificationParts(message).join(''),
      signature: word(message['messageSignature']),
    })),
  ];
});

afterAll(() => shop.close());

function forged(): fc.Arbitrary<Fields> {
  const refs = victims.map(({ charged }) => charged.merchantRefNum);
  const text = fc.constantFrom(...texts);
  const cutAnew = text.chain((signed) =>
    cuts(signed.text, 7).map((parts) => notificationOf(parts, signed.signature)),
  );
  // Cut where a notification could be hidden: at a reference, before two amounts, behind a word for "paid".
  const cutWell = text.chain(({ text: signed, signature }) => {
    const hidden = /^(.*?)(ZD-[0-9A-Z-]{26})(\d+\.\d\d)(\d+\.\d\d)(PAID|[A-Z]+)(.*)$/su;
    const starts = [...signed.matchAll(/ZD-/g)].map(({ index }) => index);
    return fc.constantFrom(0, ...starts).map((start) => {
      const found = hidden.exec(signed.slice(start))?.slice(1) ?? [];
      const [before = '', ref = '', paid = '', due = '', status = '', rest = ''] = found;
      const head = signed.slice(0, start) + before;
      return notificationOf([head, ref, paid, due, status, rest, ''], signature);
    });
  });
  const message = fc.constantFrom(...notified);
  const moved = message.chain((genuine) =>
    shifted(notificationParts(genuine)).map((parts) =>
      notificationOf(parts, genuine['messageSignature']),
    ),
  );
  const borrowed = fc
    .tuple(message, fc.constantFrom(...refs), fc.boolean())
    .map(([genuine, merchantRefNumber, says]) => ({
      ...genuine,
      merchantRefNumber,
      ...(says && { orderStatus: 'PAID' }),
    }));
  const replayed = fc
    .tuple(message, fc.nat(2_000_000_000), fc.emailAddress())
    .map(([genuine, ms, customerMail]) => ({
      ...genuine,
      orderExpiryDate: Date.now() + ms,
      customerMail,
    }));
  return fc.oneof(cutAnew, cutWell, moved, borrowed, replayed);
}

test('settles nothing by forged notifications', async () => {
  const statuses = await attack(
    forged(),
    async (body) => (await shop.invoke('fawry-webhook', body)).status,
  );
  expect(faults(statuses)).toEqual([]);
  expect(await harm()).toEqual([]);
});

test('settles nothing by popup results, whatever e-mail address they contain', async () => {
  const claims = fc
    .tuple(
      fc.constantFrom(...results, ...notified),
      fc.constantFrom(...victims.map(({ charged }) => charged.merchantRefNum)),
      fc.constantFrom('PAID', 'UNPAID', 'NEW'),
    )
    .map(([result, merchantRefNumber, orderStatus]) => ({
      ...result,
      merchantRefNumber,
      orderStatus,
      statusCode: 200,
    }));
  const statuses = await attack(
    claims,
    async (body) => (await shop.invoke('fawry_callback', body, shop.mona)).status,
    Math.ceil(forgeries / 20),
  );
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(await harm()).toEqual([]);
});

test('changes nothing when Fawry is queried about everything, and settles a paid order once', async () => {
  await shop.reconcile();
  expect(await harm()).toEqual([]);
  expect(await paymentFacts(shop, small.orderId)).toMatchObject({
    status: 'processing',
    refund_due: false,
    tries: ['PAID'],
  });
});

test('holds books for at most two days, whatever expiry the browser sends', async () => {
  for (const { orderId } of victims.slice(2)) {
    const { order } = await payments(shop, orderId);
    const hours = (Date.parse(order.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47);
    expect(hours).toBeLessThanOrEqual(48);
  }
});
