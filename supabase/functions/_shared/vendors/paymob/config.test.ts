import { describe, expect, test } from '@jest/globals';
import { attemptInput, paymobConfig } from '../testing/paymob-account.ts';
import { vendorStub } from '../testing/vendor-stub.ts';
import { createAttempt } from './create-attempt.ts';

describe('configuration', () => {
  test.each([
    [{ PAYMOB_HMAC_SECRET: '' }, 'PAYMOB_HMAC_SECRET'],
    [{ PAYMOB_API_KEY: '""' }, 'PAYMOB_API_KEY'],
    [{ PAYMOB_INTEGRATION_CARD: 'card' }, 'PAYMOB_INTEGRATION_CARD'],
    [{ PAYMOB_BASE_URL: 'http://127.0.0.1:1' }, 'SANDBOX is not 1'],
    [{ PAYMOB_BASE_URL: 'http://127.0.0.1:1', SANDBOX: '1', APP_ENV: 'live' }, 'APP_ENV is live'],
    [{ APP_ENV: 'live' }, 'PAYMOB_MODE is test'],
    [{ PAYMOB_MODE: 'live' }, 'a key is for test'],
    [{ PAYMOB_SECRET_KEY: 'egy_sk_live_1' }, 'a key is for live'],
  ])('is rejected with %j', (changed, reason) => {
    expect(() => paymobConfig(changed)).toThrow(reason);
  });

  test('a method without an integration is not offered', async () => {
    const config = paymobConfig({ PAYMOB_INTEGRATION_KIOSK: undefined });
    expect(
      await createAttempt(config, vendorStub().fetch, { ...attemptInput, method: 'kiosk' }),
    ).toMatchObject({ error: { code: 'not_configured' } });
  });
});
