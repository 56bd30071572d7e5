import { randomUUID } from 'node:crypto';
import { readProduct, readRows } from '../fixtures/backend.ts';
import {
  fawryCardNumber,
  fawryReady,
  fillCheckout,
  openCheckout,
  payButton,
} from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { pressBelowBooks } from '../fixtures/lists.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { test as asShopper } from '../fixtures/signed-in.ts';
import { stack } from '../fixtures/stack.ts';
import { eventsOf, putAside, telemetryRequests, visitOf } from '../fixtures/telemetry.ts';
import { painted } from '../fixtures/time.ts';

test(
  'reports a visit when it ends, without personal data',
  { tag: '@phone' },
  async ({ page, open, language, expectedTrouble }) => {
    expectedTrouble.push(/mona@example\.com/);
    const { sku } = await readProduct('select=*&available=is.true');
    await open(`/product/${sku}?q=mona@example.com#about`);
    // Before the telemetry script has loaded.
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('mona@example.com, 010 1234 5678: no such shelf');
      });
    });
    const visit = await visitOf(page);
    await page.evaluate(
      async ([url, key]) => {
        await fetch(`${url}/rest/v1/subjects?select=slug&limit=1`, { headers: { apikey: key! } });
      },
      [stack.backendUrl, stack.publishableKey],
    );
    await pressBelowBooks(page.getByRole('contentinfo').getByRole('link').nth(1));
    await expect(page).not.toHaveURL(/product/);
    // In other browsers the page is hidden and sends its beacon.
    await page.goto('about:blank');

    await expect.poll(async () => (await eventsOf(visit)).length).toBeGreaterThanOrEqual(5);
    const events = await eventsOf(visit);
    const address = at(language, `/product/${sku}`);
    const named = (name: string) => events.filter((event) => event.name === name);
    expect(named('RangeError')).toMatchObject([
      {
        level: 'error',
        kind: 'error',
        path: address,
        url: stack.shopUrl + address,
        payload: { message: '[REDACTED], [REDACTED]: no such shelf', from: 'error' },
      },
    ]);
    expect(named('/rest/v1/subjects')).toMatchObject([
      { kind: 'api', level: 'info', payload: { status: 200 } },
    ]);
    expect(named('page').map(({ path }) => path)[0]).toBe(address);
    expect(named('page')).toHaveLength(2);
    expect(named('web_vitals')).toMatchObject([{ kind: 'route', path: address }]);
    expect(typeof named('web_vitals')[0]!.payload['ttfb']).toBe('number');
    const [session] = await readRows<object>(`telemetry_sessions?session_id=eq.${visit}`);
    expect(session).toMatchObject({ locale: language, user_id: null });
    expect(JSON.stringify([events, session])).not.toMatch(/mona|1234 5678|apikey|sb_publishable/);
  },
);

test(
  'also reports a page that is left at once',
  { tag: '@phone' },
  async ({ page, open, language }) => {
    const browser = randomUUID();
    await page.addInitScript((id) => {
      if (location.origin !== 'null') localStorage.setItem('telemetry', id);
    }, browser);
    await open('/help');
    await page.goto('about:blank');
    const visits = () =>
      readRows<{ session_id: string }>(
        `telemetry_sessions?select=session_id&anon_id=eq.${browser}`,
      );
    await expect.poll(async () => (await visits()).length).toBe(1);
    const [visit] = await visits();
    const [first] = await eventsOf(visit!.session_id);
    expect(first).toMatchObject({ kind: 'route', name: 'page', path: at(language, '/help') });
  },
);

for (const sign of ['doNotTrack', 'globalPrivacyControl'])
  test(
    `reports nothing from a browser that requests not to be tracked (${sign})`,
    { tag: '@phone' },
    async ({ page, open }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
      }, sign);
      const made = telemetryRequests(page);
      await page.clock.install();
      await open('/shop');
      await page.waitForLoadState('networkidle');
      // Later the telemetry script would report the visit at intervals.
      const script = page.waitForResponse(/_next\/static\/chunks\/.*\.js$/);
      await page.clock.fastForward(4_000);
      await (await script).finished();
      await painted(page);
      await page.clock.fastForward(60_000);
      await putAside(page);
      const stored = await page.evaluate(() => [
        sessionStorage.getItem('telemetry'),
        localStorage.getItem('telemetry'),
      ]);
      expect(stored).toEqual([null, null]);
      await open('/help');
      expect(made).toEqual([]);
    },
  );

for (const trouble of ['hangs', 'is gone'])
  test(
    `is not delayed by an endpoint that ${trouble}`,
    { tag: '@phone' },
    async ({ page, open }) => {
      await page.route('**/ingest-logs*', (route) =>
        trouble === 'hangs' ? new Promise(() => undefined) : route.abort(),
      );
      await open('/shop');
      const visit = await visitOf(page);
      const made = telemetryRequests(page);
      await putAside(page);
      await pressBelowBooks(page.getByRole('contentinfo').getByRole('link').nth(1));
      await expect(page).not.toHaveURL(/shop$/);
      await open('/help');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(made.length).toBeGreaterThan(0);
      // The beacon of the hidden page failed; a test cannot observe that of the next page.
      expect((await eventsOf(visit)).map(({ name }) => name)).not.toContain('web_vitals');
    },
  );

asShopper(
  'records the steps of a checkout and their shopper',
  { tag: '@phone' },
  async ({ page, t, language }) => {
    asShopper.setTimeout(180_000);
    const report = page.waitForRequest(
      (request) => request.url().includes('/ingest-logs') && request.method() === 'POST',
      { timeout: 120_000 },
    );
    await openCheckout(page, language);
    const visit = await visitOf(page);
    await payButton(page).click();
    await page.keyboard.press('Escape');
    await fillCheckout(page, t);
    // The timer's events are sent with the shopper's token.
    expect((await report).headers()['authorization']).toMatch(/^Bearer .+\..+\..+/);
    await fawryReady(page);
    await payButton(page).click();
    await fawryCardNumber(page).waitFor();
    await page.goto('about:blank');

    const stepsOf = async () => (await eventsOf(visit)).filter(({ kind }) => kind === 'checkout');
    await expect
      .poll(async () => (await stepsOf()).map(({ name }) => name))
      .toEqual([
        'start',
        'validate_fields',
        'shipping_selected',
        'validate_fields',
        'order_linked',
        'payment_details_sent',
        'payment_linked',
      ]);
    const [, refused, , good, order, , payment] = await stepsOf();
    expect(refused!.payload).toMatchObject({ ok: false, type: 'missing-data' });
    expect(good!.payload).toEqual({ ok: true });
    const [paid] = await readRows<object>(
      `order_payment?select=order_id,order_payment_id&order_id=eq.${String(order!.payload['order_id'])}`,
    );
    expect({ ...order!.payload, ...payment!.payload }).toEqual(paid);
    const [session] = await readRows<{ user_id: string }>(
      `telemetry_sessions?select=user_id&session_id=eq.${visit}`,
    );
    expect(
      await readRows(`orders?select=user_id&order_id=eq.${String(order!.payload['order_id'])}`),
    ).toEqual([session]);
  },
);
