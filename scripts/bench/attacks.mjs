import { PlainError } from '../lib/plain-error.mjs';
import { mostUnderAttack } from './budgets.mjs';
import { percentile } from './load/statistics.mjs';
import { asMilliseconds, note } from './table.mjs';

const nested = 'sku,categories(products(sku,categories(products(sku,categories(products(sku))))))';
const weak = ['123456', 'password', 'aaaaaaaa', '        '];
const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/**
 * Requests with which an anonymous client could try to slow the backend down, and the status expected of the last
 * one.
 */
const attacks = {
  'a slow regular expression': {
    requests: [
      [
        '/rest/v1/products?select=sku&limit=1&product_name=match.^(.%2B)(.%2B)(.%2B)(.%2B)(.%2B)(.%2B)\\6\\5\\4\\3\\2\\1$',
      ],
    ],
    expected: 400,
  },
  'rows within rows within rows': {
    requests: [[`/rest/v1/products?select=${nested}`]],
    expected: 400,
  },
  '310 searches without result': {
    requests: times(310, (index) => ['/rest/v1/rpc/report_search_miss', { p_q: `zzqx ${index}` }]),
    expected: 204,
  },
  'weak passwords': {
    requests: weak.map((password, index) => [
      '/auth/v1/signup',
      { email: `weak${index}@example.com`, password },
    ]),
    expected: 422,
  },
};

const seconds = 3;

/** Repeats each attack for seconds and measures how long others wait for an ordinary response, with and without it. */
export async function measureAttacks({ backendUrl, keys }) {
  const headers = { apikey: keys.publishableKey, 'content-type': 'application/json' };
  const send = async ([path, body]) => {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(backendUrl + path, { headers, ...request });
    await response.arrayBuffer();
    return response.status;
  };
  const until = () => {
    const end = performance.now() + seconds * 1_000;
    return () => performance.now() > end;
  };
  const ordinary = ['/rest/v1/products?select=sku,product_name&limit=1'];

  /** The 95th percentile of the duration of ordinary requests, in milliseconds. */
  async function ordinaryP95() {
    const isOver = until();
    const took = [];
    while (!isOver()) {
      const began = performance.now();
      const status = await send(ordinary);
      if (status !== 200) throw new PlainError(`An ordinary request got the status ${status}.`);
      took.push(performance.now() - began);
    }
    return percentile(took, 0.95);
  }

  await ordinaryP95();
  note('p95 of ordinary requests', await ordinaryP95(), {}, asMilliseconds);
  for (const [name, { requests, expected }] of Object.entries(attacks)) {
    const isOver = until();
    const attack = (async () => {
      const statuses = [];
      while (!isOver()) for (const request of requests) statuses.push(await send(request));
      return statuses[requests.length - 1];
    })();
    const p95 = await ordinaryP95();
    const status = await attack;
    if (status !== expected) throw new PlainError(`The response to ${name} was ${status}.`);
    note(`p95 of the others during ${name}`, p95, { most: mostUnderAttack }, asMilliseconds);
  }
}
