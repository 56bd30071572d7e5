import { describe, expect, test } from '@jest/globals';
import { readFawryConfig } from './config.ts';

describe('configuration', () => {
  const complete: Record<string, string> = {
    FAWRY_BASE_URL: 'https://www.atfawry.com/',
    FAWRY_MERCHANT_CODE: ' "code==" \n',
    FAWRY_SECURE_KEY: "'key'\r\n",
  };
  const read = (changed: Record<string, string | undefined> = {}) =>
    readFawryConfig((name) => ({ ...complete, ...changed })[name]);

  test('strips quotes and line breaks left by pasting', () => {
    expect(read()).toEqual({
      ok: true,
      config: {
        baseUrl: 'https://www.atfawry.com',
        merchantCode: 'code==',
        secureKey: 'key',
        referenceHours: 48,
      },
    });
  });

  test.each([
    [{ FAWRY_SECURE_KEY: '' }],
    [{ FAWRY_SECURE_KEY: '""' }],
    [{ FAWRY_MERCHANT_CODE: undefined }],
    [{ FAWRY_BASE_URL: 'http://www.atfawry.com' }],
    [{ FAWRY_BASE_URL: 'http://127.0.0.1:1' }],
    [{ FAWRY_BASE_URL: 'http://127.0.0.1:1', SANDBOX: '1', APP_ENV: 'live' }],
    [{ FAWRY_BASE_URL: 'https://atfawry.fawrystaging.com', APP_ENV: 'live' }],
    [{ FAWRY_REFERENCE_HOURS: '0' }],
    [{ FAWRY_REFERENCE_HOURS: 'two' }],
  ])('is rejected with %j, without exposing its secret', (changed) => {
    const refused = read(changed);
    expect(refused).toMatchObject({ ok: false, error: { code: 'not_configured' } });
    expect(JSON.stringify(refused)).not.toContain('key');
  });

  test('accepts a sandbox address where sandboxes are enabled', () => {
    expect(read({ FAWRY_BASE_URL: 'http://127.0.0.1:1/sandbox/fawry', SANDBOX: '1' }).ok).toBe(
      true,
    );
  });
});
