import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fc } from '../../../scripts/test/fast-check.mjs';
import { signedFields } from '../../functions/_shared/vendors/paymob/hmac.ts';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { attack, cuts, faults, shifted, touched } from './testing/forge';
import { notifications, paymentFacts, payments } from './testing/payer';
import { paymobPayer } from './testing/paymob-payer';

/*
 * An attacker who wants free books, and has the messages that anybody can get from Paymob: every signed message about
 * two small orders that they paid (one was given back since), one declined card, and references of their own unpaid
 * orders.
 */

type Fields = Record<string, unknown>;
interface Genuine {
  parts: string[];
  hmac: string;
  obj: Fields;
}

let shop: CheckoutShop;
let paymob: ReturnType<typeof paymobPayer>;
let victims: { orderId: string; ref: string; providerOrderId: string | null }[];
let paid: string;
let returned: string;
let genuine: Genuine[];

const harm = () =>
  touched(
    shop,
    victims.map(({ orderId }) => orderId),
  );
const cheap = () => shop.order({ items: [{ product_id: shop.productId('BIO-1'), quantity: 1 }] });

async function attemptOf(orderId: string) {
  const [payment] = (await payments(shop, orderId)).payments;
  return { orderId, ref: payment!.merchant_ref, providerOrderId: payment!.provider_order_id };
}

beforeAll(async () => {
  shop = await openCheckoutShop();
  paymob = paymobPayer(shop);
  const begin = async (method: string, orderId: string, given: object = {}) => {
    const begun = await paymob.begin(orderId, method, given);
    return { begun, orderId };
  };
  const next = async () => (await cheap()).order_id;

  paid = await next();
  await paymob.payByCard((await begin('card', paid)).begun);
  returned = await next();
  await paymob.payByCard((await begin('card', returned)).begun);
  const [payment] = (await payments(shop, returned)).payments;
  await paymob.refund(payment!.provider_reference ?? '', 100);
  const sources = [await attemptOf(paid), await attemptOf(returned)];

  // Open in every way: with a page of Paymob's, declined, at a kiosk, and without Paymob's number, because its response
  // was lost.
  const page = await begin('card', (await shop.order()).order_id);
  const declined = await begin('card', (await shop.order()).order_id);
  await paymob.payByCard(declined.begun, '4000000000000002');
  const kiosk = await begin('kiosk', (await shop.order()).order_id);
  await paymob.fault({ path: '/api/acceptance/payments/pay', reset: true, times: 2 });
  const wallet = { wallet: { phone: '01010101010' } };
  const lost = await begin('wallet', (await shop.order()).order_id, wallet);
  victims = await Promise.all(
    [page, declined, kiosk, lost].map(({ orderId }) => attemptOf(orderId)),
  );
  expect(victims.some(({ providerOrderId }) => providerOrderId === null)).toBe(true);

  const sent = await Promise.all(
    [...sources, victims[1]!].map(({ ref }) => notifications(shop, 'paymob', ref)),
  );
  genuine = sent.flat().map(({ url, body }) => {
    const { obj } = JSON.parse(body) as { obj: Fields };
    return {
      obj,
      hmac: new URL(url).searchParams.get('hmac') ?? '',
      parts: signedFields.map((field) => textOf(obj, field)),
    };
  });
  expect(genuine.length).toBeGreaterThanOrEqual(4);
});

afterAll(() => shop.close());

function textOf(obj: Fields, field: string): string {
  const [outer = '', inner] = field.split('.');
  const value = field === 'order' ? (obj['order'] as Fields)['id'] : obj[outer];
  const found = inner === undefined ? value : (value as Fields)[inner];
  return typeof found === 'string' ? found : JSON.stringify(found ?? '').replaceAll('"', '');
}

/** A callback with these signed values, and any others. */
function callback(parts: string[], ref: string, unsigned: Fields): Fields {
  const obj: Fields = { ...unsigned };
  const source: Fields = {};
  signedFields.forEach((field, index) => {
    const [outer, inner] = field.split('.');
    if (inner) source[inner] = parts[index];
    else if (field === 'order') obj['order'] = { id: parts[index], merchant_order_id: ref };
    else if (outer) obj[outer] = parts[index];
  });
  return { ...obj, source_data: source };
}

/** A browser's return address with the same values. */
function query({ order, source_data: source, ...obj }: Fields, hmac: string): string {
  const { id, merchant_order_id: ref } = order as Fields;
  const flat = { ...obj, order: id, merchant_order_id: ref, hmac };
  const parts = Object.entries(source as Fields).map(([name, value]) => [
    `source_data.${name}`,
    String(value),
  ]);
  const plain = Object.entries(flat).filter(([, value]) => typeof value !== 'object');
  return new URLSearchParams(
    [...plain, ...parts].map(([name = '', value]) => [name, String(value)]),
  ).toString();
}

function forged() {
  const victim = fc.constantFrom(...victims);
  const message = fc.constantFrom(...genuine);
  const unsigned = fc.record(
    {
      is_refund: fc.boolean(),
      is_void: fc.boolean(),
      parent_transaction: fc.constantFrom(null, 1, 900_001),
      refunded_amount_cents: fc.constantFrom(null, 0, 46_590),
      is_live: fc.boolean(),
      data: fc.constantFrom(null, { bill_reference: 1 }, 'text'),
    },
    { requiredKeys: [] },
  );
  const at = (field: string) => signedFields.indexOf(field as 'id');
  /** Moves the boundary between two neighbours: id and integration, order and owner, amount and date. */
  const neighbours = (parts: string[], field: string) => {
    const index = at(field);
    const both = (parts[index] ?? '') + (parts[index + 1] ?? '');
    return fc
      .nat(both.length)
      .map((place) => [
        ...parts.slice(0, index),
        both.slice(0, place),
        both.slice(place),
        ...parts.slice(index + 2),
      ]);
  };
  const parts = message.chain(({ parts: own, hmac, obj }) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constant(own) },
        { weight: 2, arbitrary: neighbours(own, 'id') },
        { weight: 2, arbitrary: neighbours(own, 'order') },
        { weight: 2, arbitrary: neighbours(own, 'amount_cents') },
        { weight: 1, arbitrary: shifted(own) },
        { weight: 1, arbitrary: cuts(own.join(''), own.length) },
        // For the victim's order, with the right amount: the message that a forger needs.
        {
          weight: 1,
          arbitrary: victim.map(({ providerOrderId }) =>
            own.with(at('order'), providerOrderId ?? '1').with(at('amount_cents'), '46590'),
          ),
        },
      )
      .map((changed) => ({ changed, hmac, obj })),
  );
  return fc
    .tuple(parts, victim, unsigned, fc.boolean())
    .map(([{ changed, hmac, obj }, { ref }, others, comesBack]) => {
      const { order: _, source_data: __, ...rest } = obj;
      return { obj: callback(changed, ref, { ...rest, ...others }), hmac, comesBack };
    });
}

test('settles nothing by forged callbacks and returns', async () => {
  const statuses = await attack(forged(), async ({ obj, hmac, comesBack }) => {
    const { gateway } = shop;
    const answer = comesBack
      ? await fetch(`${gateway.url}/functions/v1/paymob-return?${query(obj, hmac)}`, {
          redirect: 'manual',
        })
      : await gateway.call(`/functions/v1/paymob-webhook?hmac=${hmac}`, {
          json: { type: 'TRANSACTION', obj },
        });
    await answer.body?.cancel();
    return answer.status;
  });
  expect(faults(statuses)).toEqual([]);
  expect(await harm()).toEqual([]);
});

test('changes nothing when Paymob is queried about everything, and settles a paid order once', async () => {
  await shop.reconcile();
  expect(await harm()).toEqual([]);
  expect(await paymentFacts(shop, paid)).toMatchObject({
    status: 'processing',
    refund_due: false,
    tries: ['PAID'],
  });
  expect(await paymentFacts(shop, returned)).toMatchObject({
    status: 'processing',
    refund_due: false,
    tries: ['PARTIAL_REFUNDED'],
  });
});
