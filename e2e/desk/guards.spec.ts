import { expect, test } from '@playwright/test';
import { type ServiceSession, cookieHeader, signedInAccount } from '../fixtures/accounts.ts';
import { deskPages } from '../fixtures/desk.ts';
import { type Answer, at, get, isUncached, languages } from '../fixtures/http.ts';
import { type StaffMember, removeStaff, staffAccount } from '../fixtures/staff.ts';

let staff: StaffMember;
let shopper: ServiceSession;

test.beforeAll(async () => {
  staff = await staffAccount();
  shopper = (await signedInAccount()).session;
});

const paths = [...deskPages, '/desk/orders/x', '/desk/nothing/at/all', '/desk/orders?q=ZD'];
const as = (session: ServiceSession) => ({ headers: { cookie: cookieHeader(session) } });
const location = ({ headers }: Answer) => headers.get('location')?.replace(/^https?:\/\/[^/]+/, '');

for (const language of languages) {
  test(
    `redirects visitors from the desk to the login page (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      for (const path of paths) {
        const answer = await get(at(language, path));
        const target = new URL(location(answer) ?? '', 'http://x');
        expect([path, answer.status, target.pathname]).toEqual([path, 307, at(language, '/login')]);
        expect(target.searchParams.get('redirect')).toBe(at(language, path));
        expect([path, isUncached(answer)]).toEqual([path, true]);
        expect(answer.text).toBe(location(answer));
      }
    },
  );

  test(
    `shows shoppers that the desk does not exist (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      for (const path of paths) {
        const answer = await get(at(language, path), as(shopper));
        expect([path, answer.status, location(answer)]).toEqual([
          path,
          307,
          at(language, '/not-found'),
        ]);
        expect([path, isUncached(answer)]).toEqual([path, true]);
      }
      const shown = await get(at(language, '/desk'), { ...as(shopper), follow: true });
      const unknown = await get(at(language, '/nowhere'));
      const titleOf = ({ text }: Answer) => /<title>([^<]*)/.exec(text)?.[1];
      expect([shown.status, titleOf(shown)]).toEqual([404, titleOf(unknown)]);
      expect(shown.text).not.toContain('/desk');
    },
  );

  test(
    `opens every page of the desk for staff, neither cached nor indexed (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      for (const path of deskPages) {
        const answer = await get(at(language, path), as(staff.session));
        expect([path, answer.status]).toEqual([path, 200]);
        expect([path, isUncached(answer)]).toEqual([path, true]);
        expect(answer.headers.get('x-robots-tag')).toContain('noindex');
        expect(answer.text).toContain('<meta name="robots" content="noindex');
        expect(answer.headers.get('content-security-policy')).toMatch(/'nonce-/);
        expect([path, answer.text.includes(staff.email)]).toEqual([path, true]);
      }
    },
  );
}

test('gives the router of a shopper nothing of the desk', { tag: ['@http', '@core'] }, async () => {
  const headers = { cookie: cookieHeader(shopper), rsc: '1', 'sec-fetch-dest': 'empty' };
  const answer = await get('/desk?_rsc=1', { headers });
  expect(answer.text).toBe('');
});

test(
  'closes the desk to a person who is removed from the staff',
  { tag: ['@http', '@core'] },
  async () => {
    const { email, session } = await staffAccount();
    expect((await get('/desk', as(session))).status).toBe(200);
    await removeStaff(email);
    for (const path of deskPages) {
      const answer = await get(path, as(session));
      expect([path, answer.status, location(answer)]).toEqual([path, 307, '/not-found']);
    }
  },
);

test('rejects forms that are sent to pages of the desk', { tag: ['@http', '@core'] }, async () => {
  const { headers } = as(staff.session);
  const answer = await get('/desk/orders', { method: 'POST', headers, body: 'a=1' });
  expect(answer.status).toBe(405);
});

test('names the desk’s pages in no public file', { tag: ['@http', '@core'] }, async () => {
  const sitemap = await get('/sitemap.xml', { follow: true });
  expect(sitemap.text).not.toContain('/desk');
  for (const path of ['/shop', '/manifest.webmanifest', '/sw.js'])
    expect([path, (await get(path)).text.includes('/desk')]).toEqual([path, false]);
  expect((await get('/robots.txt')).text).toContain('Disallow: /desk\n');
});
