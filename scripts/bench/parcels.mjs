import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { PlainError } from '../lib/plain-error.mjs';
import { launchBrowser } from './browser.mjs';
import { mostForParcels } from './budgets.mjs';
import { backendCalls } from './load/backend-calls.mjs';
import { cartMaker, orderBody, orderFacts, stockUp } from './load/order-requests.mjs';
import { paidOrders, signUpStaff } from './load/paid-orders.mjs';
import { randomFrom } from './load/statistics.mjs';
import { sessionCookie } from './load/visits.mjs';
import { asMilliseconds, note } from './table.mjs';

/** As many as the desk packs at once. */
const many = 200;
const patience = 120_000;
const messages = JSON.parse(readFileSync(new URL('../../messages/en.json', import.meta.url)));
const t = createTranslator({ locale: 'en', messages });

const number = () => `UEG${randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`;
const button = (page, key, values) =>
  page.getByRole('main').getByRole('button', { name: t(key, values), exact: true });
const heading = (page, key) => page.getByRole('heading', { name: t(key), exact: true });

/** Milliseconds until `isDone` appears after `act`. */
async function timed(act, isDone) {
  const began = performance.now();
  await act();
  await isDone.waitFor();
  return performance.now() - began;
}

/** A member of staff's page in English, on a desktop. */
async function openDesk(launch, shopUrl, session) {
  const browser = await launchBrowser(launch);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const [name, value] = sessionCookie(session).split('=');
  await context.addCookies([{ name, value, url: shopUrl }]);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const open = (path) => page.goto(`${shopUrl}/en/desk${path}`, { waitUntil: 'networkidle' });
  return { page, open, close: () => browser.close() };
}

/** Selects all orders of the list and starts them; returns the time until the outcome of each was shown. */
async function startPacking({ page, open }) {
  await open('/packing');
  await page.getByRole('checkbox', { name: t('deskPacking.all') }).check();
  const verdicts = page.getByRole('region', { name: t('deskPacking.verdicts.title') });
  const took = await timed(() => button(page, 'deskPacking.start').click(), verdicts);
  const started = verdicts
    .getByRole('listitem')
    .filter({ hasText: t('deskPacking.verdicts.started') });
  if ((await started.count()) !== many) throw new PlainError(`Not ${many} orders were started.`);
  return took;
}

/** Uploads a file and has it checked; how long that took. */
async function check({ page, open }, file) {
  await open('/shipping');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  const done = heading(page, 'deskShipping.checkedTitle');
  return timed(() => button(page, 'deskShipping.check').click(), done);
}

/** Packs and ships two hundred orders as staff do: in a browser, with one upload. */
export async function measureParcels({ shopUrl, backendUrl, keys, browser }) {
  const call = backendCalls(backendUrl, keys);
  const facts = await orderFacts(call, keys);
  await stockUp(call, keys, facts.products, many * 2);
  const cart = cartMaker(facts, randomFrom(17));
  const orders = await paidOrders(call, keys, () => orderBody(cart()), many);
  const lines = orders.map(({ order_number }) => `${order_number},${number()},J&T Express`);
  const file = `Order number,Tracking number,Courier\n${lines.join('\n')}\n`;
  /** Everything that an upload may change. */
  const written = async () => {
    const read = async (query) => (await call(`/rest/v1/${query}`, { key: keys.secretKey })).json();
    const shipments = await read('order_shipment?select=*&order=order_shipment_id');
    const changes = await read('order_status_changes?select=*&order=order_id,to_status');
    return JSON.stringify([shipments, changes]);
  };

  const desk = await openDesk(browser, shopUrl, await signUpStaff(call, keys));
  const { page } = desk;
  try {
    const packed = await startPacking(desk);
    note(`start packing ${many} orders`, packed, { most: mostForParcels }, asMilliseconds);

    const checked = await check(desk, file);
    const taken = heading(page, 'deskShipping.takenTitle');
    const ship = button(page, 'deskShipping.ship', { count: many });
    const shipped = checked + (await timed(() => ship.click(), taken));
    note(`ship ${many} orders by one upload`, shipped, { most: mostForParcels }, asMilliseconds);
    const before = await written();

    const again = await check(desk, file);
    await page.getByText(t('deskShipping.already', { count: many })).waitFor();
    const offered = await page.getByRole('button', { name: /^Ship/ }).count();
    note('the same upload again', again, { most: mostForParcels }, asMilliseconds);
    const isChanged = (await written()) !== before;
    note('orders that it offers to ship', offered, { most: 0 });
    note('whether it has changed anything', isChanged ? 1 : 0, { most: 0 });
  } finally {
    await desk.close();
  }
}
