import { expect, test } from '@jest/globals';
import { inlineScriptHash } from './inline-script.mjs';
import { contentPolicy, framedHeaders, securityHeaders } from './security-headers.mjs';

const environment = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://backend.example/x',
  NODE_ENV: 'production',
};
const sources = (policy: string, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];

test('a cached page runs only the shop’s scripts and connects only to the shop and its backend', () => {
  const policy = contentPolicy(environment);
  expect(sources(policy, 'script-src')).toEqual(["'self'", "'unsafe-inline'"]);
  expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://backend.example']);
  expect(sources(policy, 'form-action')).toEqual(["'self'", 'https://backend.example']);
  expect(sources(policy, 'frame-src')).toEqual([]);
  expect(securityHeaders(environment)[0]).toEqual({
    key: 'Content-Security-Policy',
    value: policy,
  });
});

test('with a nonce, only the layout’s inline script runs; providers are allowed where requested', () => {
  const policy = contentPolicy(environment, { nonce: 'abc', providers: ['https://pay.example'] });
  expect(sources(policy, 'script-src')).toEqual([
    "'self'",
    "'nonce-abc'",
    inlineScriptHash,
    'https://pay.example',
  ]);
  expect(sources(policy, 'frame-src')).toEqual(['https://pay.example']);
  expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"]);
});

test('the chat’s frame allows only the chat’s origin and can only be framed by the shop', () => {
  const headers = framedHeaders(environment, 'https://chat.example');
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const policy = valueOf('Content-Security-Policy');
  expect(sources(policy, 'script-src')).toContain('https://chat.example');
  expect(sources(policy, 'script-src')).not.toContain("'unsafe-inline'");
  expect(sources(policy, 'frame-src')).toEqual(['https://chat.example']);
  expect(sources(policy, 'frame-ancestors')).toEqual(["'self'"]);
  expect(valueOf('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(headers.map(({ key }) => key)).toEqual(securityHeaders(environment).map(({ key }) => key));
});
