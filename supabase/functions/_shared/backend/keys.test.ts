import { expect, test } from '@jest/globals';
import { isPublicKey, publicKey, secretKey } from './keys.ts';

const depsOf = (variables: Record<string, string>) => ({
  env: (name: string) => variables[name],
  fetch: globalThis.fetch,
});
const legacy = { SUPABASE_ANON_KEY: 'a.b.c', SUPABASE_SERVICE_ROLE_KEY: 'd.e.f' };
const named = {
  SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_2","default":"sb_publishable_1"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
};

test('prefers the newer keys, and among them the default one', () => {
  const deps = depsOf({ ...legacy, ...named });
  expect([publicKey(deps), secretKey(deps)]).toEqual(['sb_publishable_1', 'sb_secret_1']);
});

test('uses any of the newer keys if none is the default', () => {
  const deps = depsOf({ SUPABASE_SECRET_KEYS: '{"jobs":"sb_secret_2"}' });
  expect(secretKey(deps)).toBe('sb_secret_2');
});

test.each([{}, { SUPABASE_SECRET_KEYS: '{}' }, { SUPABASE_SECRET_KEYS: 'sb_secret_1' }])(
  'falls back to the legacy keys (%o)',
  (variables) => {
    expect(secretKey(depsOf({ ...legacy, ...variables }))).toBe('d.e.f');
  },
);

test('recognizes either public key and nothing else', () => {
  const deps = depsOf({ ...legacy, ...named });
  expect(['sb_publishable_1', 'a.b.c'].map((key) => isPublicKey(deps, key))).toEqual([true, true]);
  expect(['', 'sb_secret_1'].map((key) => isPublicKey(deps, key))).toEqual([false, false]);
  expect(isPublicKey(depsOf({}), '')).toBe(false);
});
