import { describe, expect, test } from '@jest/globals';
import { fc } from '../../../../../scripts/test/fast-check.mjs';
import { fawryConfig, sha256 } from '../testing/fawry-message.ts';
import { vendorStub } from '../testing/vendor-stub.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { refund } from './refund.ts';
import { signChargeRequest } from './sign-charge-request.ts';

const config = { ...fawryConfig, merchantCode: 'SANDBOX+MERCHANT/==' };

const line = (itemId: string, quantity: number, unitPt: number) => ({
  itemId,
  description: itemId,
  quantity,
  unitPt,
  linePt: quantity * unitPt,
});
const charge = {
  merchantRef: 'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C',
  customer: { name: 'منى علي', email: 'mona@example.com', phone: '+201012345678', userId: 'u-1' },
  lines: [line('b', 2, 15_050), line('ord_trans', 1, 6_500), line('a', 1, 9_990)],
  payablePt: 46_590,
  returnUrl: 'https://shop.example/payment-complete?a=1&b=2',
  expiresAt: new Date('2026-11-23T00:00:00Z'),
};

describe('a charge request', () => {
  test('is signed with its return address, customer and sorted items', async () => {
    const signed = await signChargeRequest(config, charge);
    if (!signed.ok) throw new Error(signed.error.message);
    expect(signed.chargeRequest).toMatchObject({
      merchantCode: config.merchantCode,
      merchantRefNum: charge.merchantRef,
      customerMobile: '01012345678',
      customerProfileId: 'u-1',
      paymentExpiry: 1_795_392_000_000,
      returnUrl: charge.returnUrl,
    });
    expect(signed.chargeRequest.signature).toBe(
      sha256(
        config.merchantCode,
        charge.merchantRef,
        'u-1',
        charge.returnUrl,
        'a199.90b2150.50ord_trans165.00',
        config.secureKey,
      ),
    );
  });

  test('contains no blank values', async () => {
    const customer = { name: ' ', email: '', phone: '' };
    const lines = [{ ...line('a', 1, 100), description: ' ' }];
    const signed = await signChargeRequest(config, { ...charge, customer, lines, payablePt: 100 });
    const request = signed.ok ? signed.chargeRequest : undefined;
    expect(request).toMatchObject({
      customerName: 'NA',
      customerEmail: 'NA',
      customerMobile: 'NA',
    });
    expect(request?.chargeItems[0]?.description).toBe('NA');
    expect(request).not.toHaveProperty('customerProfileId');
  });

  test('is refused unless its items add up to the amount', async () => {
    for (const payablePt of [46_591, 0, -1, 0.5])
      expect(await signChargeRequest(config, { ...charge, payablePt })).toMatchObject({
        error: { code: 'refused' },
      });
    const lines = [line('a', 1, 100), line('a', 1, 100)];
    expect(await signChargeRequest(config, { ...charge, lines, payablePt: 200 })).toMatchObject({
      error: { code: 'refused' },
    });
  });

  test('adds up to the piastre in floating-point arithmetic', async () => {
    const quantities = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 999_999 })),
      { minLength: 1, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(
        quantities,
        fc.integer({ min: 0, max: 50_000 }),
        fc.nat(100),
        async (rows, shippingPt, percent) => {
          const lines = [
            ...rows.map(([quantity, unitPt], index) => line(`p${index}`, quantity, unitPt)),
            line('ord_trans', 1, shippingPt),
          ];
          const full = lines.reduce((total, { linePt }) => total + linePt, 0);
          const payablePt = Math.max(1, full - Math.floor(((full - shippingPt) * percent) / 100));
          const signed = await signChargeRequest(config, { ...charge, lines, payablePt });
          if (!signed.ok) throw new Error(signed.error.message);
          const { chargeItems } = JSON.parse(
            JSON.stringify(signed.chargeRequest),
          ) as typeof signed.chargeRequest;
          const piastres = chargeItems.reduce(
            (total, { price, quantity }) => total + Math.round(price * 100) * quantity,
            0,
          );
          expect(piastres).toBe(payablePt);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('returning money', () => {
  const payment = { referenceNumber: '970177001', amountPt: 4_650, reason: 'ZD-7K3M-9QXT' };

  test('is a signed request whose answer can only mean that it was accepted', async () => {
    const { fetch, requests } = vendorStub({ type: 'ResponseDataModel', statusCode: 200 });
    expect(await refund(config, fetch, payment)).toEqual({
      answer: 'accepted',
      evidence: { code: '200' },
    });
    expect(requests[0]?.body).toEqual({
      merchantCode: config.merchantCode,
      referenceNumber: '970177001',
      refundAmount: 46.5,
      reason: 'ZD-7K3M-9QXT',
      signature: sha256(
        config.merchantCode,
        '970177001',
        '46.50',
        'ZD-7K3M-9QXT',
        config.secureKey,
      ),
    });
  });

  test.each([
    [9935, 'above_allowed'],
    [9938, 'charge_not_found'],
    [9954, 'not_paid'],
    ['9946', 'not_configured'],
  ])('%s is a refusal: %s', async (statusCode, refusal) => {
    expect(await refund(config, vendorStub({ statusCode }).fetch, payment)).toMatchObject({
      answer: 'refused',
      refusal,
      evidence: { code: String(statusCode) },
    });
  });

  test('may have been carried out after any other answer, and is requested only once', async () => {
    const replies = [
      new TypeError('reset'),
      { status: 503, body: '' },
      { status: 200, body: '<html>' },
      { status: 404, body: '<html>' },
      { statusCode: 9999 },
      {},
    ];
    for (const reply of replies) {
      const lost = vendorStub(reply);
      expect(await refund(config, lost.fetch, payment)).toMatchObject({ answer: 'unknown' });
      expect(lost.requests).toHaveLength(1);
    }
  });

  test('is not requested for a zero amount', async () => {
    expect(await refund(config, vendorStub().fetch, { ...payment, amountPt: 0 })).toMatchObject({
      answer: 'refused',
    });
  });

  test('treats a reference that was already cancelled as cancelled', async () => {
    for (const code of [200, '9984'])
      expect(await cancelUnpaid(config, vendorStub({ code }).fetch, '970177001')).toEqual({
        ok: true,
      });
    expect(await cancelUnpaid(config, vendorStub({ code: '400' }).fetch, '1')).toMatchObject({
      error: { code: 'refused' },
    });
    expect(await cancelUnpaid(config, vendorStub({ code: 404 }).fetch, '1')).toMatchObject({
      error: { code: 'not_found' },
    });
  });
});
