import { describe, expect, test } from '@jest/globals';
import { fawryConfig as config, sha256 } from '../testing/fawry-message.ts';
import { readBrowserResult } from './read-browser-result.ts';

const merchantRef = 'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C';

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

  test('is only a claim, signed or not', async () => {
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
          evidence: {
            referenceNumber: '970177001',
            merchantRefNumber: merchantRef,
            orderAmount: '465.9',
            paymentAmount: '465.9',
            orderStatus: 'UNPAID',
            paymentMethod: 'PayAtFawry',
            expirationTime: '1795392000000',
            statusCode: '200',
          },
        },
      });
  });

  test('drops the payer’s data and the signature, and truncates each value to a line', async () => {
    const read = await readBrowserResult(config, {
      ...result,
      signature,
      customerMail: 'mona@example.com',
      customerMobile: '01012345678',
      customerName: 'منى',
      authNumber: 'x'.repeat(10_000),
    });
    if (!read.ok) throw new Error(read.error.code);
    const { evidence } = read.result;
    expect(JSON.stringify(evidence)).not.toMatch(/mona@|01012345678|منى/);
    expect(JSON.stringify(evidence)).not.toContain(signature);
    expect(String(evidence['authNumber']).length).toBeLessThanOrEqual(200);
  });

  test('with an unknown status claims nothing', async () => {
    const read = await readBrowserResult(config, { ...result, orderStatus: 'SETTLED' });
    expect(read).toMatchObject({ result: { claimed: 'PENDING' } });
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
