import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { startPostgres } from '../cluster/postgres.mjs';
import { startBackend } from '../lib/backend.mjs';
import { seedCatalogue } from '../lib/seed.mjs';
import { mostCheckoutGrowth } from './budgets.mjs';
import { backendCalls } from './load/backend-calls.mjs';
import { openClient } from './load/client.mjs';
import { eachAtOnce } from './load/each-at-once.mjs';
import { checkOrders } from './load/order-check.mjs';
import {
  cancelUnpaid,
  cartMaker,
  orderBody,
  orderFacts,
  quoteBody,
  stockUp,
} from './load/order-requests.mjs';
import { signUp } from './load/sign-up.mjs';
import { percentile, randomFrom } from './load/statistics.mjs';
import { asCount, asMilliseconds, asShare, note } from './table.mjs';
import { temporaryFolder } from './temporary-site.mjs';

const shoppers = 200;
const rounds = 3;
/** Within this time every shopper who sees the total presses the button once. */
const windowMs = 10_000;
const lastCopies = 50;
/** Every tenth shopper presses twice, or repeats a request whose response was lost. */
const everyPressedTwice = 10;

const asRate = (rate) => rate.toFixed(1);

async function startProject({ root, signal, report, cleanUps, postgresPort, backendPort }) {
  const server = await startPostgres(postgresPort, { durable: true });
  cleanUps.push(server.stop);
  const localDir = temporaryFolder('checkout', cleanUps);
  const environment = {
    ...process.env,
    BACKEND_DATABASE_URL: server.url('postgres'),
    RECONCILE_INTERVAL_MS: '86400000',
  };
  const plan = { root, signal, report, environment, localDir, backendPort, shopPort: 3_103 };
  const backend = await startBackend(plan);
  cleanUps.push(backend.stop);
  Object.assign(environment, backend.variables);
  await seedCatalogue(plan);
  const sql = postgres(server.url('postgres'), { max: 1, onnotice: () => undefined });
  cleanUps.push(() => sql.end());
  await sql`vacuum analyze`;
  const keys = JSON.parse(readFileSync(join(localDir, 'keys.json'), 'utf8'));
  return { url: `http://127.0.0.1:${backendPort}`, keys, sql };
}

/** Times in milliseconds from the press of the button; `outcomes` collects the responses that reached shoppers. */
function checkoutOf({ url, keys }, client, outcomes) {
  const address = `${url}/functions/v1/create-order`;
  const press = async (token, body) => {
    const headers = {
      apikey: keys.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    const began = performance.now();
    const { status, body: answer } = await client.send(address, { method: 'POST', headers, body });
    const ms = performance.now() - began;
    return { status, ms, answer: JSON.parse(answer.toString()) };
  };
  return async ({ token, order, pressesTwice = false }) => {
    const body = JSON.stringify(order);
    const pressed = await Promise.all(
      pressesTwice ? [press(token, body), press(token, body)] : [press(token, body)],
    );
    for (const { answer } of pressed)
      outcomes.push({ key: order.idempotency_key, order_id: answer.order_id });
    return pressed;
  };
}

/** Every shopper orders once, after `delayOf(place)`. Returns the times, and the total duration in seconds. */
async function round(plan, checkout, delayOf) {
  const began = performance.now();
  const pressed = await Promise.all(
    plan.map(async (one, place) => {
      await sleep(delayOf(place));
      return checkout(one);
    }),
  );
  const all = pressed.flat();
  const failed = all.find(({ status }) => status !== 200);
  if (failed) throw new Error(`An order failed: ${JSON.stringify(failed)}`);
  return { times: all.map(({ ms }) => ms), seconds: (performance.now() - began) / 1_000 };
}

/** Everyone orders the last copies of one book at the same instant; returns how many got one. */
async function sellOut(call, project, sessions, facts, checkout) {
  const [book] = facts.products.slice(-1);
  await stockUp(call, project.keys, [book], lastCopies);
  const cart = cartMaker({ ...facts, products: [book] }, () => 0);
  const pressed = await Promise.all(
    sessions.map((token) => checkout({ token, order: orderBody(cart()) })),
  );
  const outcomes = pressed.flat();
  const unexpected = outcomes.find(
    ({ status, answer }) => status !== 200 && answer.code !== 'product_unavailable',
  );
  if (unexpected) throw new Error(`An order failed: ${JSON.stringify(unexpected)}`);
  return outcomes.filter(({ status }) => status === 200).length;
}

function noteTimes(name, times) {
  note(`${name}: median`, percentile(times, 0.5), {}, asMilliseconds);
  note(`${name}: p95`, percentile(times, 0.95), {}, asMilliseconds);
}

/**
 * Places orders through the function on PostgreSQL: one shopper alone, many at a human pace, and all in one instant.
 */
export async function measureCheckout(context) {
  const project = await startProject(context);
  const call = backendCalls(project.url, project.keys);
  const client = openClient();
  context.cleanUps.push(client.close);
  const random = randomFrom(16);
  const facts = await orderFacts(call, project.keys);
  await stockUp(call, project.keys, facts.products, 1_000_000);
  const cart = cartMaker(facts, random);

  context.report(`Signing up ${shoppers} shoppers …`);
  const sessions = (await eachAtOnce(Array.from({ length: shoppers }), 16, () => signUp(call))).map(
    ({ access_token }) => access_token,
  );
  const plan = (count, mayPressTwice = true) =>
    eachAtOnce(sessions.slice(0, count), 4, async (token, place) => {
      const wanted = cart();
      const quote = (
        await call('/functions/v1/calculate_prices', { body: quoteBody(wanted), token })
      ).json();
      const pressesTwice = mayPressTwice && place % everyPressedTwice === 0;
      return { token, order: orderBody(wanted, quote), pressesTwice };
    });

  const outcomes = [];
  const checkout = checkoutOf(project, client, outcomes);
  const times = { alone: [], 'paced 50': [], 'paced 200': [], 'instant 50': [], 'instant 200': [] };
  const rates = [];
  const alone = async () => {
    const orders = await plan(50, false);
    for (const one of orders) times.alone.push((await checkout(one))[0].ms);
  };
  context.report('Placing orders …');
  await round(await plan(50), checkout, () => 0);
  for (let turn = 0; turn < rounds; turn += 1) {
    await cancelUnpaid(call, project.keys);
    await alone();
    for (const count of [50, shoppers]) {
      const paced = await round(await plan(count), checkout, () => random() * windowMs);
      times[`paced ${count}`].push(...paced.times);
    }
    if (turn > 0) continue;
    for (const count of [50, shoppers]) {
      const instant = await round(await plan(count), checkout, () => 0);
      times[`instant ${count}`].push(...instant.times);
      rates.push(count / instant.seconds);
    }
  }
  await cancelUnpaid(call, project.keys);
  const sold = await sellOut(call, project, sessions, facts, checkout);
  const check = await checkOrders(project.sql, outcomes);
  for (const sentence of check.wrong) context.report(sentence);

  noteTimes('create-order alone', times.alone);
  for (const count of [50, shoppers]) {
    noteTimes(`create-order, ${count} within ${windowMs / 1_000} s`, times[`paced ${count}`]);
    noteTimes(`create-order, ${count} in one instant`, times[`instant ${count}`]);
  }
  const base = percentile(times.alone, 0.95);
  const growth = (name) => percentile(times[name], 0.95) / base;
  const most = { most: mostCheckoutGrowth };
  note(
    `create-order, ${shoppers} within 10 s: p95 to one alone`,
    growth('paced 200'),
    most,
    asShare,
  );
  note(
    `create-order, ${shoppers} in one instant: p95 to one alone`,
    growth('instant 200'),
    {},
    asShare,
  );
  note('create-order in one instant: orders a second', rates.at(-1), {}, asRate);
  const exactly = (count) => ({ most: count, least: count });
  note(
    `last ${lastCopies} copies, wanted by ${shoppers}: sold`,
    sold,
    exactly(lastCopies),
    asCount,
  );
  note('oversold', check.oversold, { most: 0 }, asCount);
  note('double orders', check.double, { most: 0 }, asCount);
  note('lost orders', check.lost, { most: 0 }, asCount);
  note('contradictions', check.wrong.length, { most: 0 }, asCount);
}
