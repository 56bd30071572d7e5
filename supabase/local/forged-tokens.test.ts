import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  signUp,
  startGateway,
  temporaryFolder,
} from './testing/gateway-process';

let localDir: string;
let gateway: GatewayProcess;
let claims: Record<string, unknown>;

beforeAll(async () => {
  localDir = await temporaryFolder();
  gateway = await startGateway(localDir, { SHOP_PORT: '3999' });
  const token = await signUp(gateway, 'mona@example.com');
  claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as typeof claims;
});

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(payload: object, secret: string, alg = 'HS256'): string {
  const text = `${base64({ alg, typ: 'JWT' })}.${base64(payload)}`;
  const hash = alg.replace('HS', 'sha');
  return `${text}.${alg === 'none' ? '' : createHmac(hash, secret).update(text).digest('base64url')}`;
}

const now = () => Math.floor(Date.now() / 1_000);
const own = () => gateway.keys.jwtSecret;
const forgeries: [string, () => string][] = [
  ['signed with nothing', () => signed(claims, '', 'none')],
  ['with its signature cut off', () => signed(claims, own()).replace(/[^.]*$/, '')],
  ['signed with a foreign key', () => signed(claims, 'x'.repeat(43))],
  ['signed with the public key', () => signed(claims, gateway.keys.publishableKey)],
  ['signed in another way', () => signed(claims, own(), 'HS512')],
  ['expired', () => signed({ ...claims, exp: now() - 60 }, own())],
  ['that says who it is and no more', () => base64(claims)],
];

const roleOf = (token: string) => gateway.call('/rest/v1/rpc/role_now', { token });

test('accepts the original token of the forgeries', async () => {
  const token = signed(claims, own());
  expect((await gateway.call('/auth/v1/user', { token })).status).toBe(200);
  expect(await (await roleOf(token)).json()).toBe('authenticated');
});

test.each(forgeries)('treats a token %s as anonymous', async (_, forge) => {
  const token = forge();
  expect([401, 403]).toContain((await gateway.call('/auth/v1/user', { token })).status);
  // Rejected as by the hosted service or, if it is no token at all, treated as anonymous.
  const answer = await roleOf(token);
  expect(answer.status === 401 ? 'anon' : await answer.json()).toBe('anon');
});

test('rejects a token of an ended session in the auth service', async () => {
  const ended = signed({ ...claims, session_id: '00000000-0000-4000-8000-000000000000' }, own());
  expect((await gateway.call('/auth/v1/user', { token: ended })).status).toBe(403);
});
