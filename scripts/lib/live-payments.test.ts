import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { sandboxWebsiteToken } from '../../supabase/local/sandboxes/chatwoot/chatwoot.ts';
import { checkLivePayments, sandboxAddresses } from './payment-addresses.mjs';

const real = {
  FAWRY_BASE_URL: 'https://www.atfawry.com',
  PAYMOB_BASE_URL: 'https://accept.paymob.com',
};
const sandboxes = sandboxAddresses('http://127.0.0.1:54321', {});

/** Runs `npm start`'s program to its end. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, NODE_OPTIONS: '', NEXT_PUBLIC_SUPABASE_URL: '', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('a shop that is marked live', () => {
  test('does not start with simulated payments', async () => {
    const hosted = {
      NEXT_PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    };
    const [embedded, sandboxed] = await Promise.all([
      start({ APP_ENV: 'live' }),
      start({ APP_ENV: 'live', ...hosted, ...sandboxes }),
    ]);
    expect(embedded.code).toBe(1);
    expect(embedded.output).toContain('Fawry would be played by the embedded backend');
    expect(embedded.output).not.toContain('    at ');
    expect(sandboxed.code).toBe(1);
    expect(sandboxed.output).toContain('FAWRY_BASE_URL is http://127.0.0.1:54321/sandbox/fawry');
  });

  const check = (environment: object, isHosted = true) => {
    checkLivePayments({ APP_ENV: 'live', ...environment }, isHosted);
  };

  test('may use the providers’ own addresses, wherever its backend is', () => {
    expect(() => check(real)).not.toThrow();
    expect(() => check(real, false)).not.toThrow();
    expect(() => check({})).not.toThrow();
  });

  test('is checked only for the providers that it offers', () => {
    const { FAWRY_BASE_URL } = real;
    expect(() => check({ FAWRY_BASE_URL }, false)).toThrow('PAYMOB_BASE_URL');
    expect(() => check({ FAWRY_BASE_URL, PAYMENT_PROVIDERS: 'Fawry' }, false)).not.toThrow();
  });

  test.each(['http://localhost:1', 'http://127.9.9.9/x', 'http://[::1]:2', 'http://a.localhost'])(
    'refuses %s',
    (address) => {
      expect(() => check({ ...real, PAYMOB_BASE_URL: address })).toThrow('on this machine');
    },
  );

  test('refuses a switched-on sandbox', () => {
    expect(() => check({ ...real, SANDBOX: '1' })).toThrow('SANDBOX must not be 1');
  });
});

test('a shop that is not live may use sandboxes', () => {
  expect(() => checkLivePayments({ SANDBOX: '1', ...sandboxes }, true)).not.toThrow();
});

test('a provider’s configured address wins over its sandbox', () => {
  const { FAWRY_BASE_URL } = real;
  expect(sandboxAddresses('http://127.0.0.1:1', { FAWRY_BASE_URL, CHATWOOT_BASE_URL: '' })).toEqual(
    { FAWRY_BASE_URL, PAYMOB_BASE_URL: 'http://127.0.0.1:1/sandbox/paymob' },
  );
});

test('simulates the chat, but never for a shop that is marked live', () => {
  expect(sandboxes).toMatchObject({
    CHATWOOT_BASE_URL: 'http://127.0.0.1:54321/sandbox/chatwoot',
    CHATWOOT_WEBSITE_TOKEN: sandboxWebsiteToken,
  });
  expect(sandboxAddresses('http://127.0.0.1:1', { APP_ENV: 'live', ...real })).toEqual(real);
  const { CHATWOOT_BASE_URL } = sandboxes;
  expect(() => {
    checkLivePayments({ APP_ENV: 'live', ...real, CHATWOOT_BASE_URL }, true);
  }).toThrow('CHATWOOT_BASE_URL');
});
