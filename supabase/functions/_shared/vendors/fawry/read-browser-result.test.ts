/** @jest-environment node */
import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { type FawryConfig } from './config.ts';
import { readBrowserResult } from './read-browser-result.ts';

const config: FawryConfig = {
  baseUrl: 'https://fawry.example',
  merchantCode: 'SANDBOX-MERCHANT==',
  secureKey: 'sandbox-fawry-secure-key',
  referenceHours: 48,
};
const merchantRef = 'ZD-7K3M-9QXT';
const sha256 = (...parts: string[]) => createHash('sha256').update(parts.join('')).digest('hex');

describe('a browser’s result', () => {
  const result = {
    type: 'ChargeResponse',
    referenceNumber: '970177001',
    merchantRefNumber: merchantRef,
    orderAmount: 465.9,
    paymentAmount: 465.9,
    orderStatus: 'UNPAID',
    paymentMethod: 'PayAtFawry',
    expirationTime: 1_795_392_000_000,
    statusCode: 200,
  };
  const signature = sha256(
    '970177001',
    merchantRef,
    '465.90465.90UNPAIDPayAtFawry',
    config.secureKey,
  );

  test('is a claim, signed or not', async () => {
    for (const [given, isSigned] of [
      [signature, true],
      [undefined, false],
      ['0'.repeat(64), false],
    ] as const)
      expect(await readBrowserResult(config, { ...result, signature: given })).toEqual({
        ok: true,
        result: {
          merchantRef: merchantRef,
          claimed: 'PENDING',
          statusCode: '200',
          reference: '970177001',
          referenceExpiresAt: '2026-11-23T00:00:00.000Z',
          isSigned,
        },
      });
  });

  test.each([undefined, null, 'closed', 3, [], {}, { merchantRefNumber: {} }])(
    '%p names no attempt',
    async (given) => {
      expect(await readBrowserResult(config, given)).toMatchObject({
        error: { code: 'malformed' },
      });
    },
  );
});
