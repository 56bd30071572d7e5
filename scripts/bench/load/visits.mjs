import { byPopularity } from './statistics.mjs';
import { orderBody, quoteBody } from './order-requests.mjs';

/**
 * The day of results: of a hundred arrivals ninety read a page, eight fill a cart, two check out. The steps of a
 * checkout follow each other as in the browser.
 */
export const shares = {
  product: 0.55,
  list: 0.25,
  search: 0.1,
  lookUp: 0.04,
  quote: 0.04,
  checkout: 0.02,
};

/** The columns that the cart reads of a product. */
const cartColumns =
  'product_id,sku,product_name,name_en,product_owner_name,product_owner_name_en,subject_name,subject_name_en,retail_price,available,image_url,notes,notes_en';

/** The cookie by which the shop's pages recognize a session. */
export const sessionCookie = (session) =>
  `sb-shop-auth-token=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;

/** Why the backend has refused a call: `{ code }`. */
const refusalOf = ({ status, headers, body }) =>
  status >= 400 && status < 500 && headers['content-type']?.startsWith('application/json')
    ? { code: JSON.parse(body.toString()).code }
    : {};

/**
 * Performs the visits. `bases`: the addresses of the shop's servers, or of the balancer, in turn. `send`: the client's.
 * Returns a function that performs one arrival and calls `keep({ kind, url, status, ms, code, error })` for each
 * request, `ms` counted from `since`; orders are recorded in `outcomes`.
 */
export function visitsOf({
  bases,
  backend,
  addresses,
  cart,
  sessions,
  send,
  random,
  keep,
  outcomes,
}) {
  const pages = Object.entries({ product: 'products', list: 'lists', search: 'searches' }).map(
    ([kind, name]) => [kind, byPopularity(addresses[name], random)],
  );
  const popular = Object.fromEntries(pages);
  let visited = 0;
  const base = () => bases[visited++ % bases.length];

  async function request(kind, url, { since, token, body, headers = {} }) {
    const full = {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(!headers.cookie && url.startsWith(backend.url) && { apikey: backend.key }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const method = body ? 'POST' : 'GET';
    try {
      const answer = await send(url, { method, headers: full, body: body && JSON.stringify(body) });
      const ms = performance.now() - since;
      keep({ kind, url, status: answer.status, ms, ...refusalOf(answer) });
      return answer;
    } catch (error) {
      keep({ kind, url, status: 0, ms: performance.now() - since, error: String(error) });
      return undefined;
    }
  }

  const call = (kind, name, options) =>
    request(kind, `${backend.url}/functions/v1/${name}`, options);

  const jsonOf = (answer) =>
    answer?.status === 200 ? JSON.parse(answer.body.toString()) : undefined;

  async function checkOut(since) {
    const session = sessions[Math.floor(random() * sessions.length)];
    const { access_token: token } = session;
    const headers = { cookie: sessionCookie(session) };
    await request('checkout page', `${base()}/checkout`, { since, headers });
    const wanted = cart();
    const quoted = await call('quote', 'calculate_prices', {
      since: performance.now(),
      token,
      body: quoteBody(wanted),
    });
    const order = orderBody(wanted, jsonOf(quoted));
    const one = { token, key: order.idempotency_key, body: order };
    outcomes.push(one);
    const answer = await call('order', 'create-order', {
      since: performance.now(),
      token,
      body: order,
    });
    const placed = jsonOf(answer);
    one.order_id = placed?.order_id;
    one.isRefused = answer?.status >= 400 && answer.status < 500;
    if (!placed) return;
    const body = { order_id: placed.order_id };
    await call('payment', 'make_charge_request_v2', { since: performance.now(), token, body });
  }

  const visits = {
    lookUp: (since) => {
      const ids = cart().items.map(({ product_id }) => product_id);
      const query = `select=${cartColumns}&product_id=in.(${ids.join()})`;
      return request('look-up', `${backend.url}/rest/v1/shop_products_view?${query}`, { since });
    },
    quote: (since) => call('quote', 'calculate_prices', { since, body: quoteBody(cart()) }),
    checkout: checkOut,
  };

  return async function visit(since) {
    let place = random();
    const [kind] = Object.entries(shares).find(([, share]) => (place -= share) < 0) ?? ['product'];
    if (kind in popular) await request(kind, base() + popular[kind](), { since });
    else await visits[kind](since);
  };
}
