import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Hono } from 'hono';
import { createGoogle } from './google';

const client = { id: 'shop', secret: 'secret', redirectUri: 'http://127.0.0.1:1/auth/v1/callback' };
const query = {
  client_id: client.id,
  redirect_uri: client.redirectUri,
  response_type: 'code',
  scope: 'email profile',
  state: 'st&te',
};

let now = 0;
let google: Hono;

beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z');
  google = createGoogle({ client, shopUrl: 'http://localhost:2', now: () => now });
});

const path = '/o/oauth2/v2/auth';
const open = (changed: Record<string, string> = {}) =>
  google.request(`${path}?${new URLSearchParams({ ...query, ...changed }).toString()}`);
const send = (where: string, form: Record<string, string>) =>
  google.request(where, { method: 'POST', body: new URLSearchParams(form) });

const locationOf = (answer: Response) => new URL(answer.headers.get('location')!);
const ticketIn = async (answer: Response) =>
  /name="ticket" value="([^"]+)"/.exec(await answer.text())![1]!;

const mona = { email: 'Mona@Example.com', name: 'منى علي' };
const decide = async (decision: string, changed: Record<string, string> = {}) =>
  send(path, { ticket: await ticketIn(await open(changed)), decision, ...mona });

async function newCode(changed: Record<string, string> = {}): Promise<string> {
  return locationOf(await decide('accept', changed)).searchParams.get('code')!;
}

const redeem = (code: string, changed: Record<string, string> = {}) =>
  send('/token', {
    grant_type: 'authorization_code',
    client_id: client.id,
    client_secret: client.secret,
    redirect_uri: client.redirectUri,
    code,
    ...changed,
  });
const errorOf = async (answer: Response | Promise<Response>) =>
  ((await (await answer).json()) as { error: string }).error;

describe('the page', () => {
  test.each([
    [{ client_id: 'other' }, 'invalid_client'],
    [{ redirect_uri: 'http://127.0.0.1:1/auth/v1/callback/' }, 'redirect_uri_mismatch'],
    [{ redirect_uri: 'https://evil.example/' }, 'redirect_uri_mismatch'],
    [{ state: 'x'.repeat(2_000) }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
  ])('stops at %j without sending anybody anywhere', async (changed, error) => {
    const answer = await open(changed);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain(error);
  });

  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'calendar' }, 'invalid_scope'],
    [{ prompt: 'none' }, 'interaction_required'],
    [{ code_challenge_method: 'S256' }, 'invalid_request'],
  ])('sends %j back with the state', async (changed, error) => {
    const location = locationOf(await open(changed));
    expect(location.href).toMatch(/^http:\/\/127\.0\.0\.1:1\/auth\/v1\/callback\?/);
    expect(Object.fromEntries(location.searchParams)).toEqual({ error, state: query.state });
  });

  test('is in the requested language, runs no script and cannot be framed', async () => {
    expect(await (await open()).text()).toContain('lang="ar" dir="rtl"');
    const english = await open({ hl: 'en-GB' });
    expect(await english.text()).toContain('lang="en" dir="ltr"');
    const policy = english.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
  });

  test('escapes the parameters that it shows', async () => {
    const hint = '"><script>alert(1)</script>';
    expect(await (await open({ login_hint: hint })).text()).not.toContain('<script');
    const ticket = await ticketIn(await open());
    const answer = await send(path, { ticket, decision: 'accept', email: hint, name: hint });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('<script');
  });

  test('accepts a form once, and only from itself', async () => {
    const ticket = await ticketIn(await open());
    const form = { ticket, decision: 'accept', ...mona };
    expect((await send(path, form)).status).toBe(303);
    expect((await send(path, form)).status).toBe(400);
    expect((await send(path, { ...form, ticket: 'guessed' })).status).toBe(400);
  });

  test('redirects back without a code on cancel', async () => {
    const { searchParams } = locationOf(await decide('cancel'));
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'access_denied',
      state: query.state,
    });
  });
});

describe('a code', () => {
  test('is exchanged for tokens of the chosen account', async () => {
    const answer = (await (await redeem(await newCode({ nonce: 'n-1' }))).json()) as {
      access_token: string;
      id_token: string;
    };
    const [header, payload, signature] = answer.id_token.split('.') as [string, string, string];
    const certs = (await (await google.request('/oauth2/v3/certs')).json()) as {
      keys: JsonWebKey[];
    };
    const key = createPublicKey({ key: certs.keys[0]!, format: 'jwk' });
    const signed = Buffer.from(`${header}.${payload}`);
    expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      iss: 'https://accounts.google.com',
      aud: client.id,
      email: 'mona@example.com',
      email_verified: true,
      name: mona.name,
      nonce: 'n-1',
      exp: now / 1_000 + 3_600,
    });
    const authorization = `Bearer ${answer.access_token}`;
    const about = await google.request('/userinfo/v2/me', { headers: { authorization } });
    expect(await about.json()).toMatchObject({ email: 'mona@example.com', verified_email: true });
    expect((await google.request('/userinfo/v2/me')).status).toBe(401);
  });

  test('is valid once', async () => {
    const code = await newCode();
    expect((await redeem(code)).status).toBe(200);
    expect(await errorOf(redeem(code))).toBe('invalid_grant');
  });

  test('is valid for a minute', async () => {
    const [first, second] = [await newCode(), await newCode()];
    now += 59_000;
    expect((await redeem(first)).status).toBe(200);
    now += 1_000;
    expect(await errorOf(redeem(second))).toBe('invalid_grant');
  });

  test.each([
    [{ client_secret: 'guessed' }, 'invalid_client'],
    [{ client_id: 'other' }, 'invalid_client'],
    [{ redirect_uri: 'http://127.0.0.1:1/elsewhere' }, 'redirect_uri_mismatch'],
    [{ grant_type: 'refresh_token' }, 'unsupported_grant_type'],
    [{ code: 'guessed' }, 'invalid_grant'],
    [{ code_verifier: 'not asked for' }, 'invalid_grant'],
  ])('is not redeemed with %j', async (changed, error) => {
    expect(await errorOf(redeem(await newCode(), changed))).toBe(error);
  });

  test('requested with a challenge needs its verifier', async () => {
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    expect(await errorOf(redeem(await newCode(pkce)))).toBe('invalid_grant');
    expect(await errorOf(redeem(await newCode(pkce), { code_verifier: challenge }))).toBe(
      'invalid_grant',
    );
    expect((await redeem(await newCode(pkce), { code_verifier: verifier })).status).toBe(200);
  });
});
