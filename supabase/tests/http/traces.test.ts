import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '../../local/testing/until';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { startCollector } from './testing/collector';
import { fawryPayer } from './testing/fawry-payer';
import { payments } from './testing/payer';
import { paymobPayer } from './testing/paymob-payer';

let collector: Awaited<ReturnType<typeof startCollector>>;
let shop: CheckoutShop;

beforeAll(async () => {
  collector = await startCollector();
  shop = await openCheckoutShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '300',
  });
});

afterAll(async () => {
  await shop.close();
  collector.close();
});

const newTrace = () => randomUUID().replaceAll('-', '');

/** The same shop, called as from one page of a browser. */
function asPage(trace: string): CheckoutShop {
  const headers = { traceparent: `00-${trace}-${newTrace().slice(16)}-01` };
  return {
    ...shop,
    gateway: shop.gateway,
    invoke: (name, body, token, init = {}) =>
      shop.invoke(name, body, token, { ...init, headers: { ...init.headers, ...headers } }),
  };
}

async function placed(page: CheckoutShop): Promise<string> {
  const answer = await page.invoke(
    'create-order',
    {
      idempotency_key: randomUUID(),
      items: [{ product_id: shop.productId('PHY-1'), quantity: 1 }],
      country_id: shop.egypt,
      shipping_area_id: shop.area,
      shipping_address: '5 شارع الهرم',
      contact: {
        first_name: 'منى',
        last_name: 'علي',
        email: 'mona@example.com',
        phone: '01012345678',
      },
    },
    shop.mona,
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.body['order_id'] as string;
}

/** A browser's report of a step. */
const eventsOf = (trace: string) =>
  shop.invoke('ingest-logs', {
    session: { session_id: randomUUID(), user_id: null },
    events: [{ kind: 'checkout', name: 'order_linked', trace_id: trace }],
  });

const settled = async (orderId: string) =>
  (await payments(shop, orderId)).order.status === 'processing';

test('records a checkout with Paymob as one trace, from the click to the provider and back', async () => {
  const trace = newTrace();
  const page = asPage(trace);
  const orderId = await placed(page);
  expect(await eventsOf(trace)).toMatchObject({ status: 200 });
  const paymob = paymobPayer(page);
  await paymob.payByCard(await paymob.begin(orderId, 'card'));
  expect(await settled(orderId)).toBe(true);

  const spans = await collector.until(
    [
      'create-order',
      'POST rpc/place_order',
      'create-paymob-payment',
      'POST rpc/start_payment',
      'POST paymob',
      'paymob-webhook',
      'POST rpc/note_payment_hint',
      'POST rpc/apply_payment_event',
      'paymob-return',
    ],
    trace,
  );
  const charge = spans.find(({ name }) => name === 'create-paymob-payment');
  const children = spans.filter(({ parentSpanId }) => parentSpanId === charge?.spanId);
  expect(children.map(({ name }) => name)).toContain('POST paymob');
  const events = await shop.asServer(`telemetry_events?select=name&trace_id=eq.${trace}`);
  expect(events).toEqual([{ name: 'order_linked' }]);
});

test('records one with Fawry as one trace, even if only the scheduled check finds the payment', async () => {
  const trace = newTrace();
  const page = asPage(trace);
  const orderId = await placed(page);
  const fawry = fawryPayer(page);
  await fawry.arrange('webhook-missing');
  await fawry.pay(await fawry.charge(orderId));
  await shop.reconcile();
  expect(await settled(orderId)).toBe(true);
  await collector.until(
    ['create-order', 'make_charge_request_v2', 'GET fawry', 'POST rpc/apply_payment_event'],
    trace,
  );
  // The scheduled run itself checks everybody's payments.
  const runs = collector.spans().filter(({ name }) => name === 'reconcile-payments');
  expect(runs.length).toBeGreaterThan(0);
  expect(runs.some(({ traceId }) => traceId === trace)).toBe(false);
});

test('measures the backend’s queue, without personal data', async () => {
  await until('the queue has been measured', () =>
    ['shop.backend.queue', 'shop.backend.busy'].every((name) => collector.metricNames().has(name)),
  );
  const { secretKey, publishableKey } = shop.gateway.keys;
  const all = collector.text();
  expect(all.length).toBeGreaterThan(1_000);
  for (const secret of [
    ...['mona@example.com', 'example.com', '01012345678', '1012345678', 'منى', 'علي', 'الهرم'],
    ...[shop.mona, secretKey, publishableKey, 'hmac', 'signature', '?'],
  ])
    expect([secret, all.includes(secret)]).toEqual([secret, false]);
});
