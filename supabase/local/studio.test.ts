import { expect, test } from '@jest/globals';
import { withRowIds } from './studio/row-ids';
import { ownGateway } from './testing/own-gateway';

const own = ownGateway();

const browser = { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' };
const fromStudio = () => ({ ...browser, 'x-studio-token': own.gateway.studioToken });

async function roleWith(
  headers: Record<string, string>,
  key: string | null = null,
): Promise<unknown> {
  const answer = await own.gateway.call('/rest/v1/rpc/role_now', { key, headers });
  return answer.ok ? answer.json() : answer.status;
}

test('serves the page and its files without secrets', async () => {
  const page = await (await own.gateway.call('/studio', { key: null })).text();
  const [script] = /\/static\/assets\/[\w-]+\.js/.exec(page)!;
  expect((await own.gateway.call(script)).headers.get('content-type')).toContain('javascript');
  expect((await own.gateway.call('/editor/public.notes', { key: null })).status).toBe(200);
  for (const secret of [
    own.gateway.keys.secretKey,
    own.gateway.keys.jwtSecret,
    own.gateway.studioToken,
  ])
    expect(page).not.toContain(secret);
});

test('serves no file outside the bundle', async () => {
  for (const path of [
    '/static/..%2f..%2fpackage.json',
    '/static/.vite/manifest.json',
    '/static/x.js',
  ])
    expect((await own.gateway.call(path)).status).toBe(404);
});

test('lets the tab with the token act as the service role', async () => {
  expect(await roleWith(fromStudio())).toBe('service_role');
  const info = await own.gateway.call('/_system/info', { key: null, headers: fromStudio() });
  const text = await info.text();
  expect(JSON.parse(text)).toHaveProperty('admin', true);
  expect(text).not.toContain(own.gateway.keys.secretKey);
});

test('rejects requests without the token, with a guess, or from another page', async () => {
  expect(await roleWith(browser)).toBe(401);
  expect(await roleWith({ ...browser, 'x-studio-token': 'a guess' })).toBe(401);
  expect(await roleWith({ ...fromStudio(), 'sec-fetch-site': 'same-site' })).toBe(401);
  expect(await roleWith({ ...fromStudio(), origin: 'http://localhost:3000' })).toBe(401);
  expect((await own.gateway.call('/_system/introspect')).status).toBe(401);
});

test('rejects a CORS preflight for the token from another origin', async () => {
  const answer = await own.gateway.call('/rest/v1/notes', {
    method: 'OPTIONS',
    key: null,
    headers: {
      origin: 'http://evil.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-studio-token',
    },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('uses a row’s key as its id if the key is one column', async () => {
  const keys = [
    { schema: 'public', table: 'products', columns: ['product_id'] },
    { schema: 'public', table: 'lines', columns: ['order_id', 'position'] },
  ];
  const rows = () => Response.json([{ product_id: 'p', order_id: 'o', position: 1 }]);
  const products = await withRowIds('/rest/v1/products', rows(), keys);
  expect(await products.json()).toEqual([{ id: 'p', product_id: 'p', order_id: 'o', position: 1 }]);
  const lines = await withRowIds('/rest/v1/lines', rows(), keys);
  expect(await lines.json()).toEqual([{ product_id: 'p', order_id: 'o', position: 1 }]);
});
