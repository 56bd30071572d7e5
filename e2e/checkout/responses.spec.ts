import { expect, test } from '@playwright/test';
import { cookieHeader, signedInAccount } from '../fixtures/accounts.ts';
import { at, get, isUncached, languages } from '../fixtures/http.ts';
import { Head, visibleText } from '../fixtures/markup.ts';
import { stack } from '../fixtures/stack.ts';

let cookie: string;

test.beforeAll(async () => {
  cookie = cookieHeader((await signedInAccount()).session);
});

const policyOf = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, { headers })).headers.get('content-security-policy') ?? '';
const directive = (policy: string, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? '';

test(
  'gives the checkout’s scripts a new nonce in every response',
  { tag: ['@http', '@core'] },
  async () => {
    const seen = new Set<string>();
    for (const path of ['/checkout', '/en/checkout', '/checkout/order/x', '/checkout']) {
      const answer = await get(path, { headers: { cookie } });
      expect(answer.status).toBe(200);
      expect(isUncached(answer)).toBe(true);
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      const scripts = directive(answer.headers.get('content-security-policy') ?? '', 'script-src');
      const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? '';
      expect(nonce.length).toBeGreaterThanOrEqual(16);
      expect(scripts).not.toMatch(/unsafe|\*|https?:(?:\s|$)/);
      seen.add(nonce);
      const tags = answer.text.match(/<script\b[^>]*>/g) ?? [];
      expect(tags.length).toBeGreaterThan(3);
      // The layout's script is the same on every page, and allowed by its hash.
      expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual(['<script>']);
      expect(scripts.match(/'sha256-/g)).toHaveLength(1);
      expect(new Head(answer.text).meta('robots')).toContain('noindex');
    }
    expect(seen.size).toBe(4);
  },
);

test('allows payment providers only on the checkout', { tag: ['@http', '@core'] }, async () => {
  const { origin } = new URL(stack.backendUrl);
  const checkout = await policyOf('/checkout', { cookie });
  for (const name of ['script-src', 'style-src', 'frame-src', 'connect-src'])
    expect(directive(checkout, name)).toContain(origin);
  for (const path of ['/profile', '/shop', '/cart', '/payment-complete', '/login']) {
    const policy = await policyOf(path, { cookie });
    expect([path, directive(policy, 'script-src')]).toEqual([
      path,
      expect.not.stringContaining(origin),
    ]);
    expect([path, directive(policy, 'frame-src')]).toEqual([path, '']);
  }
});

test(
  'gives the router no page whose policy differs from the document’s',
  { tag: ['@http', '@core'] },
  async () => {
    const asRouter = { cookie, 'sec-fetch-dest': 'empty', rsc: '1' };
    const answer = await get('/checkout', { headers: asRouter });
    expect([answer.status, answer.text]).toEqual([200, '']);
  },
);

const placed =
  'statusCode=200&merchantRefNumber=ZD-7K3M-9QXT&referenceNumber=970177001&orderStatus=PAID&customerMobile=01012345678';

for (const language of languages) {
  test(
    `shows the result of a payment without scripts, in the browser’s language (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      const words = {
        ar: ['تم تسجيل الطلب', 'تمت معالجة عملية الدفع بنجاح', 'رقم الطلب', 'فشل الدفع', 'مدفوعة'],
        en: [
          'Order placed',
          'Your payment has been processed successfully',
          'Fawry Ref#',
          'Payment Failed',
          'Paid',
        ],
      };
      const [title, text, label, failed, status] = words[language];
      const headers = {
        'accept-language': language === 'ar' ? 'ar-EG,ar;q=0.9' : 'en-GB,en;q=0.9',
      };
      // Regardless of the language in the page's address.
      for (const page of languages) {
        const answer = await get(at(page, `/payment-complete?${placed}`), { headers });
        expect(answer.status).toBe(200);
        expect(isUncached(answer)).toBe(true);
        const seen = visibleText(answer.text);
        for (const words of [title, text, label, 'ZD-7K3M-9QXT', '970177001', status])
          expect(seen).toContain(words);
        expect(answer.text).toContain(`href="${at(page, '/shop')}"`);
        expect(new Head(answer.text).meta('robots')).toContain('noindex');
        const refused = await get(at(page, '/payment-complete?statusCode=500'), { headers });
        expect(visibleText(refused.text)).toContain(failed);
      }
    },
  );
}

test(
  'shows an invented address as text, never as markup',
  { tag: ['@http', '@core'] },
  async () => {
    for (const payload of [
      '"><img src=x onerror=alert(1)>',
      '</script><script>alert(1)</script>',
    ]) {
      const query = new URLSearchParams({ statusCode: '200', orderStatus: payload });
      const { text } = await get(`/payment-complete?${query.toString()}`);
      expect(text).not.toContain('<img src=x onerror');
      expect(text).not.toContain('<script>alert(1)');
      expect(visibleText(text)).toContain(payload);
    }
  },
);
