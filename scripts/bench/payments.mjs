import { createHash, createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../lib/backend.mjs';
import { seedCatalogue } from '../lib/seed.mjs';
import { mostToProcessing } from './budgets.mjs';
import { backendCalls } from './load/backend-calls.mjs';
import { eachAtOnce } from './load/each-at-once.mjs';
import { signUp } from './load/sign-up.mjs';
import { asMilliseconds, median, note } from './table.mjs';

const notifications = 1_000;
const atOnce = 50;
/** Maximum number of unpaid orders per account. */
const ordersEach = 10;
const shopPort = 3_103;
const shopUrl = `http://localhost:${shopPort}`;

/**
 * Measures the time from a provider's notification to the order being `processing`, including the query to the
 * provider, for outlet references that are all paid within the same minute.
 */
export async function measurePayments({ root, signal, report, cleanUps, backendPort }) {
  const localDir = mkdtempSync(join(tmpdir(), 'zad-bench-'));
  cleanUps.push(async () => rmSync(localDir, { recursive: true, force: true }));
  const environment = { ...process.env, RECONCILE_INTERVAL_MS: '86400000' };
  const plan = { root, signal, report, environment, localDir, backendPort, shopPort };
  const backend = await startBackend(plan);
  cleanUps.push(backend.stop);
  Object.assign(environment, backend.variables);
  await seedCatalogue(plan);

  const shop = shopOf(`http://127.0.0.1:${backendPort}`, join(localDir, 'keys.json'));
  report(`Placing ${notifications} orders …`);
  await shop.control('scenario', { scenario: 'webhook-missing', times: notifications });
  const accounts = Array.from({ length: notifications / ordersEach });
  const attempts = (await eachAtOnce(accounts, 4, () => shop.prepare(ordersEach))).flat();
  report('Paying them all …');
  const messages = await eachAtOnce(attempts, 8, shop.payAtOutlet);
  const times = await eachAtOnce(messages, atOnce, shop.notify);
  const settled = await shop.countProcessing();
  if (settled !== notifications) throw new Error(`${settled} of ${notifications} orders settled.`);
  note(
    'notification → processing, median',
    median(times),
    { most: mostToProcessing },
    asMilliseconds,
  );
  note('notification → processing, slowest', Math.max(...times), {}, asMilliseconds);

  report('Sending every notification twice again …');
  const replays = await eachAtOnce([...messages, ...messages], atOnce, shop.replay);
  const replayTimes = replays.map(({ ms }) => ms);
  note('replayed notification, median', median(replayTimes), {}, asMilliseconds);
  note('replayed notification, slowest', Math.max(...replayTimes), {}, asMilliseconds);
  const refused = replays.filter(({ isAccepted }) => !isAccepted);
  note('replayed notifications that were refused', refused.length, { most: 0 });
  await backend.stop();
}

function shopOf(url, keysFile) {
  const keys = JSON.parse(readFileSync(keysFile, 'utf8'));
  const secureKey = createHmac('sha256', keys.jwtSecret).update('fawry').digest('hex');

  const call = backendCalls(url, keys);

  /** A book with sufficient stock. */
  async function plentifulBook() {
    const key = keys.secretKey;
    const query = 'select=product_id&available=is.true&limit=1';
    const [{ product_id }] = (await call(`/rest/v1/products?${query}`, { key })).json();
    const body = { product_id, on_hand: notifications };
    await call('/rest/v1/inventory?on_conflict=product_id', {
      key,
      body,
      prefer: 'resolution=merge-duplicates',
    });
    return product_id;
  }

  let book;
  let area;
  async function place(token) {
    book ??= plentifulBook();
    area ??= call('/rest/v1/areas?select=id,cities!inner(country_id)&limit=1', {
      key: keys.secretKey,
    });
    const [place] = (await area).json();
    const body = {
      idempotency_key: randomUUID(),
      items: [{ product_id: await book, quantity: 1 }],
      country_id: place.cities.country_id,
      shipping_area_id: place.id,
      shipping_address: '5 شارع الهرم',
    };
    return (await call('/functions/v1/create-order', { body, token })).json();
  }

  return {
    control: (path, body) => call(`/sandbox/fawry/__sim/${path}`, { body }),

    /** Places a new account's orders, each with a reference for paying at an outlet. */
    async prepare(count) {
      const { access_token: token } = await signUp(call);
      const attempts = [];
      for (let order = 0; order < count; order += 1) {
        const { order_id } = await place(token);
        const charged = await call('/functions/v1/make_charge_request_v2', {
          body: { order_id },
          token,
        });
        const { chargeRequest: charge } = charged.json();
        const opened = await call('/sandbox/fawry/atfawry/plugin/sessions', {
          body: { charge, locale: 'ar', display: 'frame' },
          origin: shopUrl,
        });
        const form = { session: opened.json().id };
        const page = await call('/sandbox/fawry/atfawry/plugin/frame/reference', { form });
        const [, referenceNumber] = /referenceNumber&quot;:&quot;(\d+)/.exec(page.text) ?? [];
        const amount = charge.chargeItems.reduce(
          (sum, item) => sum + Math.round(item.price * 100) * item.quantity,
          0,
        );
        attempts.push({ ref: charge.merchantRefNum, referenceNumber, amount });
      }
      return attempts;
    },

    /** Returns the notification that Fawry would send. */
    async payAtOutlet({ ref, referenceNumber, amount }) {
      await call('/sandbox/fawry/__sim/fawry/pay', { body: { referenceNumber } });
      const pounds = (amount / 100).toFixed(2);
      const signed = `${referenceNumber}${ref}${pounds}${pounds}PAIDPAYATFAWRY${secureKey}`;
      return {
        fawryRefNumber: referenceNumber,
        merchantRefNumber: ref,
        paymentAmount: pounds,
        orderAmount: pounds,
        orderStatus: 'PAID',
        paymentMethod: 'PAYATFAWRY',
        messageSignature: createHash('sha256').update(signed).digest('hex'),
      };
    },

    /** Milliseconds until the order was paid, because the response is sent after that. */
    async notify(body) {
      const began = performance.now();
      await call('/functions/v1/fawry-webhook', { body });
      return performance.now() - began;
    },

    /** The same message again: how long its response took, and whether it was accepted. */
    async replay(body) {
      const began = performance.now();
      const accepted = call('/functions/v1/fawry-webhook', { body });
      const isAccepted = await accepted.then(
        () => true,
        () => false,
      );
      return { ms: performance.now() - began, isAccepted };
    },

    async countProcessing() {
      const path = '/rest/v1/orders?select=order_id&status=eq.processing';
      return (await call(path, { key: keys.secretKey })).json().length;
    },
  };
}
