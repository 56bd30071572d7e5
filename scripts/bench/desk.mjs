import { randomUUID } from 'node:crypto';
import { PlainError } from '../lib/plain-error.mjs';
import { deskScoreBudgets } from './budgets.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { asScore, leastScore } from './lighthouse.mjs';
import { runLighthouse } from './lighthouse-run.mjs';
import { backendCalls } from './load/backend-calls.mjs';
import { cartMaker, orderBody, orderFacts, stockUp } from './load/order-requests.mjs';
import { paidOrders, placeOrder, signUpStaff } from './load/paid-orders.mjs';
import { randomFrom } from './load/statistics.mjs';
import { sessionCookie } from './load/visits.mjs';
import { mediansInTurns } from './rounds.mjs';
import { note } from './table.mjs';

const rounds = 3;
const paid = 30;
const unpaid = 5;
const listPages = [
  '',
  '/orders',
  '/packing',
  ...['pick', 'slips', 'labels'].map((paper) => `/packing/print?paper=${paper}&status=processing`),
  '/shipping',
  '/messages',
  '/products?q=a',
  '/products/searches',
  '/promos',
  '/promos/new',
  '/sales',
  '/log',
];
/** The page whose first link of this kind is measured. */
const single = {
  '/orders': '/orders/',
  '/messages': '/messages/',
  '/products?q=a': '/products/(?!searches)',
  '/promos': '/promos/codes/',
};

/** Creates a member of staff and the data that the pages show. Resolves with the session's cookie. */
async function prepare({ backendUrl, keys }) {
  const call = backendCalls(backendUrl, keys);
  const session = await signUpStaff(call, keys);
  const facts = await orderFacts(call, keys);
  await stockUp(call, keys, facts.products, (paid + unpaid) * 2);
  const cart = cartMaker(facts, randomFrom(17));
  await paidOrders(call, keys, () => orderBody(cart()), paid);
  for (let count = 0; count < unpaid; count += 1)
    await placeOrder(call, session, orderBody(cart()));
  const message = {
    p_topic: 'order',
    p_name: 'منى علي',
    p_email: session.user.email,
    p_message: 'أين طلبي؟',
  };
  await call('/rest/v1/rpc/send_contact_message', {
    body: { p_key: randomUUID(), p_locale: 'ar', ...message },
  });
  const promo = { code: `BENCH-${randomUUID().slice(0, 8)}`, kind: 'percent', basis_points: 1_000 };
  await call('/rest/v1/promos', { key: keys.secretKey, body: promo });
  return sessionCookie(session);
}

/** The addresses of the desk's pages: the lists, and the first page that each of them links. */
async function deskPages(base, cookie) {
  const found = [];
  for (const path of listPages) {
    const answer = await fetch(base + path, { headers: { cookie } });
    if (!answer.ok) throw new PlainError(`${base}${path} answered ${answer.status}.`);
    const html = await answer.text();
    found.push(base + path);
    if (!single[path]) continue;
    const [, first] = new RegExp(`href="((?:/en)?/desk${single[path]}[^"?]+)"`).exec(html) ?? [];
    if (!first) throw new PlainError(`${base}${path} leads to no page below ${single[path]}.`);
    found.push(new URL(first, base).href);
  }
  return found;
}

/**
 * Lighthouse scores of the desk's pages as a member of staff sees them, with its defaults; medians. The desk is not for
 * search engines.
 */
export async function measureDesk({ shopUrl, backendUrl, keys, emptyPort, browser }) {
  const cookie = await prepare({ backendUrl, keys });
  const urls = (
    await Promise.all(
      [`${shopUrl}/desk`, `${shopUrl}/en/desk`].map((base) => deskPages(base, cookie)),
    )
  ).flat();
  const categories = Object.keys(deskScoreBudgets);
  const settings = { ...browser, onlyCategories: categories };
  const emptyPage = await serveEmptyPage(emptyPort);
  const subjects = Object.fromEntries(urls.map((url) => [url, { url, cookie }]));
  const { empty, ...pages } = await mediansInTurns(
    { empty: { url: emptyPage.url }, ...subjects },
    rounds,
    async ({ url, ...visitor }) => {
      const { categories: scored, finalDisplayedUrl } = await runLighthouse(url, {
        ...settings,
        ...visitor,
      });
      if (finalDisplayedUrl !== url) throw new PlainError(`${url} led to ${finalDisplayedUrl}.`);
      return Object.fromEntries(categories.map((name) => [name, (scored[name].score ?? 0) * 100]));
    },
  ).finally(emptyPage.stop);

  note('empty page: performance', empty.performance, {}, asScore);
  for (const [url, page] of Object.entries(pages)) {
    const { pathname, search } = new URL(url);
    for (const category of categories) {
      const least = leastScore(deskScoreBudgets, category, empty);
      note(`${pathname}${search}: ${category}`, page[category], { least }, asScore);
    }
  }
}
