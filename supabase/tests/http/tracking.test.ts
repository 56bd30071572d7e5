import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { volume } from '../../../scripts/test/volume.mjs';
import { type Courier } from '../../functions/_shared/contracts/track-shipments';
import { type CheckoutShop, openCheckoutShop, type ShopResponse } from './testing/checkout-shop';
import { control } from './testing/payer';

const functions: Record<Courier, string> = {
  jt: 'jt_track_shipment_manual',
  aramex: 'aramex_track_shipments_manual',
};
const providers: Record<Courier, string> = { jt: 'jt-express', aramex: 'aramex' };

let shop: CheckoutShop;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

afterAll(() => shop.close());

/** Adds a parcel to an order of Mona's, and returns its number. */
async function parcel(courier: Courier, scenario: string): Promise<string> {
  await shop.cancelPendingOrders();
  const { order_id } = await shop.order();
  parcels += 1;
  const number = `${scenario}-${parcels}`;
  await shop.asServer('order_shipment', {
    json: { order_id, number, shipping_provider: providers[courier] },
    headers: { prefer: 'return=representation' },
  });
  return number;
}
let parcels = 0;

/** Lets the courier's retry pause expire. */
async function endRest(courier: Courier, number: string): Promise<void> {
  const known = { p_courier: courier, p_bill_codes: [number], p_failure: 'courier_unavailable' };
  const answer = await shop.gateway.call('/rest/v1/rpc/fail_tracking', {
    key: shop.gateway.keys.secretKey,
    json: { ...known, p_seconds: 0 },
  });
  expect(answer.status).toBe(204);
}

const track = (courier: Courier, codes: unknown, token: string | undefined = shop.mona) =>
  shop.invoke(functions[courier], { bill_codes: codes }, token);

type Shown = { history: { scan_time: string; normalized_status: string }[] };
const resultsOf = ({ body }: ShopResponse) => body['results'] as Shown[];

async function questions(courier: Courier): Promise<number> {
  const answer = await shop.gateway.call(`/sandbox/${courier}/__sim/state`);
  return ((await answer.json()) as { questions: unknown[] }).questions.length;
}

test.each([
  ['jt', 'SIMJT-CREATED', ['created']],
  ['jt', 'SIMJT-TRANSIT', ['in_transit', 'in_transit', 'picked_up']],
  ['jt', 'SIMJT-DONE', ['delivered', 'out_for_delivery', 'in_transit', 'in_transit', 'picked_up']],
  ['jt', 'SIMJT-EMPTY', []],
  ['aramex', '9000000001', ['created']],
  ['aramex', '9000000002', ['in_transit', 'in_transit', 'picked_up', 'created']],
  [
    'aramex',
    '9000000004',
    ['delivered', 'out_for_delivery', 'in_transit', 'in_transit', 'picked_up', 'created'],
  ],
  ['aramex', '9000000009', []],
] as const)(
  '%s, %s: shows its owner %j, and queries the courier once',
  async (courier, scenario, statuses) => {
    const number = await parcel(courier, scenario);
    const before = await questions(courier);
    const response = await Promise.all([track(courier, [number]), track(courier, [number])]);
    response.push(await track(courier, [number]));
    for (const each of response) {
      expect(each.status).toBe(200);
      const [result] = resultsOf(each);
      expect(result).toMatchObject({ bill_code: number, provider: courier });
      expect(result?.history.map(({ normalized_status: status }) => status)).toEqual(statuses);
      for (const { scan_time } of result?.history ?? [])
        expect(scan_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[23]:00$/);
    }
    expect(await questions(courier)).toBe(before + 1);
  },
);

// Tests that wait for a courier's time limit run with one courier, and in `test:all` with both.
const slowAramex = ['aramex', '9000000017', 504, 'courier_timeout'] as const;

test.each([
  ['jt', 'SIMJT-5XX', 503, 'courier_unavailable'],
  ['jt', 'SIMJT-HTML', 503, 'courier_unavailable'],
  ['jt', 'SIMJT-BADSIG', 502, 'courier_refused'],
  ['jt', 'SIMJT-SLOW', 504, 'courier_timeout'],
  ['aramex', '9000000015', 503, 'courier_unavailable'],
  ['aramex', '9000000013', 502, 'courier_refused'],
  ...volume([], [slowAramex]),
] as const)(
  '%s, %s: %s %s, without another query at once',
  async (courier, scenario, status, code) => {
    const number = await parcel(courier, scenario);
    expect(await track(courier, [number])).toMatchObject({ status, body: { code } });
    const requests = await questions(courier);
    expect(await track(courier, [number])).toMatchObject({ status, body: { code } });
    expect(await questions(courier)).toBe(requests);
  },
);

test('treats somebody else’s number like an unknown one', async () => {
  const number = await parcel('jt', 'SIMJT-DONE');
  const before = await questions('jt');
  const nobodys = await track('jt', ['SIMJT-DONE-NOBODY'], shop.stranger);
  expect(nobodys).toMatchObject({ status: 404, body: { code: 'shipment_not_found' } });
  expect(await track('jt', [number], shop.stranger)).toEqual(nobodys);
  // Nor through the other courier, nor among one's own numbers.
  expect(await track('aramex', [number])).toEqual(nobodys);
  expect(await track('jt', [number, 'SIMJT-DONE-NOBODY'])).toEqual(nobodys);
  expect(await questions('jt')).toBe(before);
});

test('reveals nothing without a session, or with a forged one', async () => {
  const number = await parcel('jt', 'SIMJT-DONE');
  const [header, payload] = shop.mona.split('.');
  for (const token of ['', `${header ?? ''}.${payload ?? ''}.AAAA`]) {
    const response = await shop.invoke(functions.jt, { bill_codes: [number] }, token);
    expect(response.status).toBe(401);
  }
});

test('reads both formats of J&T’s response alike, without personal data', async () => {
  const number = await parcel('jt', 'SIMJT-PII');
  const [result] = resultsOf(await track('jt', [number])) as (Shown & {
    jt_tracking_response: { data: { details: { scanTime: string }[] }[] };
  })[];
  const details = result?.jt_tracking_response.data[0]?.details ?? [];
  expect(details.map(({ scanTime }) => scanTime)).toEqual(
    result?.history.map(({ scan_time }) => scan_time),
  );
  expect(details).toHaveLength(3);
  for (const secret of ['سيد', '01001234567', '482193', 'pictures.example', 'حسن'])
    expect(JSON.stringify(result)).not.toContain(secret);
});

test('returns five parcels at once, in their order', async () => {
  const numbers: string[] = [];
  for (let count = 0; count < 5; count += 1)
    numbers.push(await parcel('aramex', count % 2 ? '9000000001' : '9000000008'));
  const response = await track('aramex', numbers);
  expect(resultsOf(response).map(({ history }) => history.length)).toEqual(
    numbers.map((_, index) => index % 2),
  );
  expect(await track('aramex', [...numbers, 'SIXTH-PARCEL'])).toMatchObject({ status: 400 });
});

test('queries a courier again after the pause for an outage', async () => {
  const number = await parcel('jt', 'SIMJT-TRANSIT');
  await control(shop, 'jt', 'fault', { path: '/webopenplatformapi', status: 503, times: 2 });
  expect((await track('jt', [number])).status).toBe(503);
  expect((await track('jt', [number])).status).toBe(503);
  await endRest('jt', number);
  expect((await track('jt', [number])).status).toBe(200);
});
