import { describe, expect, test } from '@jest/globals';
import { card, openPopup } from './testing/popup.ts';
import { fawryWorld } from './testing/world.ts';

describe('strictness', () => {
  test.each([
    [{ signature: '0'.repeat(64) }, 9946],
    [{ merchantCode: 'other' }, 9901],
    [{ merchantRefNum: ' ' }, 9944],
    [{ returnUrl: 'http://elsewhere.example/' }, 9946],
    [{ customerMobile: '+201012345678' }, 9903],
    [{ customerEmail: '' }, 9903],
    [{ chargeItems: [] }, 21_004],
    [{ chargeItems: [{ itemId: 'b', description: 'b', price: 1.005, quantity: 1 }] }, 21_004],
    [{ chargeItems: [{ itemId: 'b', description: 'b', price: 1, quantity: 1 }] }, 9946],
    [{ paymentExpiry: 1 }, 9903],
  ])('%j is refused with %i', async (changes, statusCode) => {
    const world = fawryWorld();
    const popup = await openPopup(world, changes);
    expect(await (await world.routes.request(popup.page)).text()).toContain(String(statusCode));
    expect(await popup.press('close')).toMatchObject({
      isSuccess: false,
      response: { statusCode },
    });
  });

  test('accepts additional unsigned fields', async () => {
    const popup = await openPopup(fawryWorld(), {
      orderPaymentId: 'x',
      paymentSource: 'NEW_PLUGIN',
    });
    expect((await popup.press('card', card)).isSuccess).toBe(true);
  });

  test('method-required and invalid-signature-request are requested in advance', async () => {
    for (const [scenario, statusCode] of [
      ['method-required', 10_045],
      ['invalid-signature-request', 9946],
    ] as const) {
      const world = fawryWorld();
      await world.sim('/scenario', { scenario });
      expect(await (await openPopup(world)).press('close')).toMatchObject({
        response: { statusCode },
      });
      expect((await (await openPopup(world)).press('card', card)).isSuccess).toBe(true);
    }
  });

  test('lets only the shop open a popup and frame its page', async () => {
    const world = fawryWorld();
    const opened = await world.routes.request('/sandbox/fawry/atfawry/plugin/sessions', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: '{}',
    });
    expect(opened.status).toBe(403);
    const popup = await openPopup(world);
    const page = await world.routes.request(popup.page);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self' http://localhost:3000");
    expect(policy).toContain("script-src 'self'");
    expect(await page.text()).toMatch(/lang="ar" dir="rtl".*لا تُدفع أموال حقيقية/s);
    const foreign = await world.routes.request('/sandbox/fawry/atfawry/plugin/frame/card', {
      method: 'POST',
      body: new URLSearchParams({ session: popup.session }),
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });
});
