import { startCollector } from '../../supabase/tests/http/testing/collector.ts';
import { readRows } from '../fixtures/backend.ts';
import { choosePaymob, fillCheckout, openCheckout, ordersOf } from '../fixtures/checkout.ts';
import { at, get } from '../fixtures/http.ts';
import { payByCard, payInTab } from '../fixtures/paymob.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { observe, stack } from '../fixtures/stack.ts';

test.describe.configure({ mode: 'serial' });

test.setTimeout(240_000);

let collector: Awaited<ReturnType<typeof startCollector>>;

test.beforeAll(async () => {
  collector = await startCollector();
  await observe(collector.url);
});

test.afterAll(async () => {
  await observe();
  collector.close();
});

test(
  'traces a checkout from the click to the provider and back, without personal data',
  { tag: '@alone' },
  async ({ page, t, language, email, session }) => {
    await openCheckout(page, language, [1]);
    await fillCheckout(page, t);
    await choosePaymob(page, t, 'card');
    const tab = await payInTab(page);
    await payByCard(tab);
    await tab.waitForURL(/\/payment-complete\?/);
    await expect.poll(async () => (await ordersOf(email))[0]?.status).toBe('processing');

    const [order] = await ordersOf(email);
    const [payment] = await readRows<{ trace_id: string }>(
      `order_payment?select=trace_id&order_id=eq.${order!.order_id}`,
    );
    const trace = payment!.trace_id;
    await page.goto('about:blank');
    await expect
      .poll(async () =>
        (
          await readRows<{ name: string }>(
            `telemetry_events?select=name&kind=eq.checkout&trace_id=eq.${trace}`,
          )
        ).map(({ name }) => name),
      )
      .toEqual(expect.arrayContaining(['start', 'order_linked', 'payment_linked']));

    const spans = await collector.until(
      [
        'GET checkout',
        'create-order',
        'POST rpc/place_order',
        'create-paymob-payment',
        'POST paymob',
        'paymob-webhook',
        'paymob-return',
        'POST rpc/apply_payment_event',
      ],
      trace,
    );
    expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['shop', 'functions']));
    const text = collector.text();
    const streets = ['النيل', encodeURIComponent('النيل')];
    for (const secret of [email, '0223456789', '223456789', ...streets, session.access_token, '?'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
  },
);

test(
  'traces a rendered page and its reads, and reports the server’s metrics',
  { tag: '@alone' },
  async () => {
    await get('/shop?q=%D9%81%D9%8A%D8%B2%D9%8A%D8%A7%D8%A1%20mona@example.com');
    await get('/shop');
    await expect
      .poll(() => {
        const searched = collector.spans().find(({ name }) => name === 'GET search');
        const own = collector.spans().filter(({ traceId }) => traceId === searched?.traceId);
        return own.map(({ name }) => name);
      })
      .toEqual(expect.arrayContaining(['rpc/shop_catalogue']));
    await expect
      .poll(() => [...collector.metricNames()])
      .toEqual(
        expect.arrayContaining([
          ...['shop.http.requests', 'shop.http.duration', 'shop.render.duration'],
          ...['shop.render.waiting', 'shop.backend.duration', 'shop.backend.queue', 'shop.ready'],
          ...['shop.event_loop.delay', 'shop.memory.used'],
        ]),
      );
    expect(collector.text()).not.toMatch(/mona|example\.com|%D9%81/);
    for (const language of ['ar', 'en'] as const)
      expect(
        (await fetch(stack.shopUrl + at(language, '/shop'))).headers.get('server-timing'),
      ).toBeNull();
  },
);
