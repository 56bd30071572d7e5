import postgres from 'postgres';
import { backendCalls } from './backend-calls.mjs';
import { readAddresses } from './addresses.mjs';
import { openClient } from './client.mjs';
import { eachAtOnce } from './each-at-once.mjs';
import { arrivals } from './open-loop.mjs';
import { checkOrders } from './order-check.mjs';
import { cancelUnpaid, cartMaker, orderFacts, stockUp } from './order-requests.mjs';
import { collectSamples } from './samples.mjs';
import { signUp } from './sign-up.mjs';
import { randomFrom } from './statistics.mjs';
import { visitsOf } from './visits.mjs';

const plenty = 1_000_000;

/**
 * Prepares a site of `startSite()` for mixed visits: `shoppers` signed-in accounts, counted stock of popular books, and
 * the addresses of its pages. The result:
 * - `call`, `keys`, `products`, `addresses`, `client`
 * - `offer({ bases, rate, seconds, signal, seed })`: lets visitors arrive; resolves with
 *   `{ samples, isOverrun, seconds }`
 * - `orders()`: repeats orders whose response was lost and compares the database with the responses to shoppers
 * - `forgetOrders()`: cancels the unpaid ones, so that every account may order again
 * - `close()`
 */
export async function siteUnderLoad(site, { root, shoppers = 60, seed = 16 }) {
  const keys = {
    publishableKey: site.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    secretKey: site.env.SUPABASE_SECRET_KEY,
  };
  const backend = { url: site.backendUrl, key: keys.publishableKey };
  const call = backendCalls(site.backendUrl, keys);
  const client = openClient();
  const shared = randomFrom(seed);
  const facts = await orderFacts(call, keys);
  await stockUp(call, keys, facts.products, plenty);

  const sessions = await eachAtOnce(Array.from({ length: shoppers }), 8, () => signUp(call));
  const addresses = await readAddresses(site.url, root);
  const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => undefined });
  const outcomes = [];

  /** @param {{ bases: string[], rate: number, seconds: number, signal?: AbortSignal, seed?: number }} plan
   *   The same `seed` gives the same visits. */
  async function offer({ bases, rate, seconds, signal, seed: own }) {
    const random = own === undefined ? shared : randomFrom(own);
    const samples = collectSamples();
    const cart = cartMaker(facts, random);
    const visit = visitsOf({
      bases,
      backend,
      addresses,
      cart,
      sessions,
      send: client.send,
      random,
      keep: samples.keep,
      outcomes,
    });
    return { samples, ...(await arrivals({ rate, seconds, visit, random, signal })) };
  }

  /** Shoppers who got no response press again, with the same key: there is still one order. */
  async function orders() {
    const unanswered = outcomes.filter(({ order_id, isRefused }) => !order_id && !isRefused);
    await eachAtOnce(unanswered, 4, async (one) => {
      const body = { ...one.body, expected_total: null };
      const answer = await call('/functions/v1/create-order', { body, token: one.token });
      one.order_id = answer.json().order_id;
    });
    return { ...(await checkOrders(sql, outcomes)), repeated: unanswered.length };
  }

  return {
    call,
    keys,
    client,
    addresses,
    products: facts.products,
    offer,
    orders,
    forgetOrders: () => cancelUnpaid(call, keys),
    close: async () => {
      client.close();
      await sql.end();
    },
  };
}
