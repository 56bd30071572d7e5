import { randomUUID } from 'node:crypto';
import { PlainError } from '../lib/plain-error.mjs';
import { deskScoreBudgets } from './budgets.mjs';
import { runLighthouse } from './lighthouse-run.mjs';
import { backendCalls } from './load/backend-calls.mjs';
import { cartMaker, orderBody, orderFacts } from './load/order-requests.mjs';
import { signUp } from './load/sign-up.mjs';
import { randomFrom } from './load/statistics.mjs';
import { sessionCookie } from './load/visits.mjs';
import { note } from './table.mjs';

const orders = 8;
const listPages = [
  '',
  '/orders',
  '/packing',
  '/shipping',
  '/messages',
  '/products?q=a',
  '/promos',
  '/sales',
  '/log',
];
/** Where the first address of such a page is found. */
const single = {
  '/orders': '/orders/',
  '/messages': '/messages/',
  '/products?q=a': '/products/',
  '/promos': '/promos/',
};
const asScore = (score) => String(Math.round(score));

/** Makes somebody staff, and orders and a message for the pages to show. Resolves with the cookie of the session. */
async function prepare({ backendUrl, keys }) {
  const call = backendCalls(backendUrl, keys);
  const session = await signUp(call);
  const token = session.access_token;
  const { email } = session.user;
  const cart = cartMaker(await orderFacts(call, keys), randomFrom(17));
  for (let count = 0; count < orders; count += 1)
    await call('/functions/v1/create-order', { token, body: orderBody(cart()) });
  const message = { p_topic: 'order', p_name: 'منى علي', p_email: email, p_message: 'أين طلبي؟' };
  await call('/rest/v1/rpc/send_contact_message', {
    body: { p_key: randomUUID(), p_locale: 'ar', ...message },
  });
  await call('/rest/v1/rpc/add_staff', { key: keys.secretKey, body: { p_email: email } });
  return sessionCookie(session);
}

/** The addresses of the desk's pages: those with lists, and the first page that each of them leads to. */
async function deskPages(base, cookie) {
  const found = [];
  for (const path of listPages) {
    const answer = await fetch(base + path, { headers: { cookie } });
    if (!answer.ok) throw new PlainError(`${base}${path} answered ${answer.status}.`);
    const html = await answer.text();
    found.push(base + path);
    if (!single[path]) continue;
    const [, first] = new RegExp(`href="((?:/en)?/desk${single[path]}[^"?]+)"`).exec(html) ?? [];
    if (first) found.push(new URL(first, base).href);
  }
  return found;
}

/** Lighthouse scores of the desk's pages as a member of staff sees them. The desk is not for search engines. */
export async function measureDesk({ shopUrl, backendUrl, keys, browser }) {
  const cookie = await prepare({ backendUrl, keys });
  const categories = Object.keys(deskScoreBudgets);
  const settings = { ...browser, onlyCategories: categories, cookie };
  for (const base of [`${shopUrl}/desk`, `${shopUrl}/en/desk`]) {
    for (const url of await deskPages(base, cookie)) {
      const { categories: scored, finalDisplayedUrl } = await runLighthouse(url, settings);
      if (finalDisplayedUrl !== url) throw new PlainError(`${url} led to ${finalDisplayedUrl}.`);
      for (const category of categories) {
        const score = (scored[category].score ?? 0) * 100;
        const name = `${new URL(url).pathname}: ${category}`;
        note(name, score, { least: deskScoreBudgets[category] }, asScore);
      }
    }
  }
}
