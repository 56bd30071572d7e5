import { expect, test } from '@playwright/test';
import { readListing } from '../fixtures/backend.ts';
import { at, get, languages } from '../fixtures/http.ts';
import { malformedRequests, statusOf } from '../fixtures/malformed.ts';
import { linkedSkus, visibleText } from '../fixtures/markup.ts';

const long = 'ب'.repeat(5_000);
const oddQueries = [
  'page=-1',
  'page=abc',
  'page=0',
  'page=1.5',
  'page=1e3',
  'page=',
  'page=99999999999999999999',
  'page=%D9%A2',
  'course=<script>alert(1)</script>',
  'course=%3Cscript%3Ealert(1)%3C/script%3E',
  `q=${encodeURIComponent(long)}`,
  'q=%E0%A4%A',
  'q=%00',
  'q=%F0%9F%93%9A',
  'q=a&q=b&q=c',
  'category=a&category=b',
  'level[]=x',
  'level[$ne]=x',
  'owner=../../etc/passwd',
  'availability=maybe',
  'availability=true',
  '__proto__=1&constructor=2',
  '_rsc=x',
  '%',
  '&&&===',
];

for (const language of languages) {
  for (const query of oddQueries) {
    test(
      `${language}: responds to ?${query.slice(0, 40)} without a server error`,
      { tag: '@http' },
      async () => {
        const answer = await get(at(language, `/shop?${query}`), { follow: true });
        expect([200, 400, 404]).toContain(answer.status);
        expect(answer.text).not.toMatch(/<script>alert\(1\)<\/script>/);
      },
    );
  }
}

test('shows the whole list for meaningless values', { tag: '@http' }, async () => {
  const { total } = await readListing();
  for (const query of ['availability=maybe', 'page=abc', 'page=-1', 'nothing=here']) {
    const { text } = await get(`/shop?${query}`);
    expect([query, linkedSkus(text).length >= 50]).toEqual([query, true]);
    expect(visibleText(text)).toContain(String(total));
  }
});

test('truncates a search of 5,000 letters instead of rejecting it', { tag: '@http' }, async () => {
  const answer = await get(`/shop?q=${encodeURIComponent(long)}`);
  expect(answer.status).toBe(200);
  expect(answer.text.length).toBeLessThan(400_000);
  // A common limit of proxies.
  expect([...answer.headers].join('').length).toBeLessThan(8_000);
});

test('responds to 300 malformed requests without a server error', { tag: '@http' }, async () => {
  test.setTimeout(120_000);
  const failures: string[] = [];
  for (const malformed of malformedRequests(300)) {
    const status = await statusOf(malformed);
    if (status === undefined || status >= 500) {
      failures.push(
        `${malformed.method} ${malformed.path.slice(0, 120)} → ${status ?? 'no answer'}`,
      );
    }
  }
  expect(failures).toEqual([]);
});

test(
  'does not let a request of the wrong kind spoil a page for others',
  { tag: '@http' },
  async () => {
    for (const path of ['/shop', '/en/shop?page=2', '/sitemap.xml', '/robots.txt']) {
      for (const method of ['POST', 'PUT', 'DELETE']) await get(path, { method });
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
  },
);
