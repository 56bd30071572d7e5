import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { withReachableLinks } from './mailbox/mailbox-driver';
import { type Mail } from './mailbox/mail-store';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from './testing/gateway-process';

let localDir: string;
let gateway: GatewayProcess;

beforeAll(async () => {
  localDir = await temporaryFolder();
  gateway = await startGateway(localDir, { SHOP_PORT: '3999' });
});

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

const mailsTo = async (to: string) =>
  (await (await gateway.call(`/mailbox/messages?to=${encodeURIComponent(to)}`)).json()) as Mail[];

const join = (email: string, redirectTo?: string) =>
  gateway.call(
    `/auth/v1/signup${redirectTo ? `?redirect_to=${encodeURIComponent(redirectTo)}` : ''}`,
    {
      json: { email, password: 'a long password' },
    },
  );

test('verifies the link in a mail at the gateway, and redirects to the shopper’s target', async () => {
  await join('link@example.com', 'http://localhost:3999/checkout');
  const [mail] = await mailsTo('link@example.com');
  const link = /http:\S+/.exec(mail!.text)![0];
  expect(new URL(link).origin).toBe(gateway.url);
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(
    /^http:\/\/localhost:3999\/checkout#access_token=/,
  );
});

test('never redirects a link to a foreign address', async () => {
  await join('foreign@example.com', 'https://evil.example/');
  const [mail] = await mailsTo('foreign@example.com');
  const answer = await fetch(/http:\S+/.exec(mail!.text)![0], { redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3999#/);
});

test('makes links reachable in text and HTML', () => {
  const addresses = { shopUrl: 'http://localhost:3000', backendUrl: 'http://127.0.0.1:54321' };
  const link = 'http://localhost:3000/auth/v1/verify?token=t&type=signup&redirect_to=x';
  expect(withReachableLinks(`<a href="${link}">`, addresses, null)).toBe(
    '<a href="http://127.0.0.1:54321/auth/v1/verify?token=t&type=signup&redirect_to=x">',
  );
  expect(withReachableLinks(link, addresses, 'http://localhost:3000/a b')).toContain(
    'redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fa%20b',
  );
});

test('lists mails newest first, and shows one as untrusted content', async () => {
  await join('first@example.com');
  await join('second@example.com');
  const list = await (await fetch(`${gateway.url}/mailbox`)).text();
  expect(list.indexOf('second@example.com')).toBeGreaterThan(0);
  expect(list.indexOf('second@example.com')).toBeLessThan(list.indexOf('first@example.com'));

  const [mail] = await mailsTo('second@example.com');
  const page = await (await fetch(`${gateway.url}/mailbox/${mail!.id}`)).text();
  expect(page).toContain('sandbox="allow-popups');
  expect(page).not.toContain('allow-scripts');
  const body = await fetch(`${gateway.url}/mailbox/${mail!.id}/body`);
  expect(body.headers.get('content-security-policy')).toMatch(/^sandbox /);
});

test('keeps mails across a restart, and serves only mails', async () => {
  await gateway.end();
  gateway = await startGateway(localDir, { SHOP_PORT: '3999' });
  expect(await mailsTo('first@example.com')).toHaveLength(1);
  for (const id of ['../keys', '..%2Fkeys', 'keys'])
    expect((await fetch(`${gateway.url}/mailbox/messages/${id}`)).status).toBe(404);
});
