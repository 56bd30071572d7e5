import { itemsText, signed, twoDecimals } from '../fawry/signatures.ts';
import { type Outcome, outcomeIn, unescaped } from './popup.ts';
import { type fawryWorld, shopUrl, start } from './world.ts';

type World = ReturnType<typeof fawryWorld>;

/**
 * The parts of a charge request that a browser can change, other than those signed by the shop. Amounts are in
 * piastres.
 */
export interface FawryBuyer {
  mail: string;
  mobile: string;
  name: string;
  amountPt: number;
  expiresAt: number;
}

const weekMs = 7 * 86_400_000;

export const plainBuyer: FawryBuyer = {
  mail: 'mona@example.com',
  mobile: '01012345678',
  name: 'منى علي',
  amountPt: 1_000,
  expiresAt: start + weekMs,
};

/**
 * A user of Fawry's popup who can edit the request. Signs as the shop would, but without the shop's code, so that the
 * messages do not depend on it.
 */
export function fawryBrowser(world: World) {
  const { account, routes } = world;

  const open = async (merchantRef: string, buyer: FawryBuyer, display: 'frame' | 'separated') => {
    const items = [{ itemId: 'b', quantity: 1, unitPt: buyer.amountPt }];
    const returnUrl = `${shopUrl}/payment-complete`;
    const { merchantCode, secureKey } = account;
    const charge = {
      merchantCode,
      merchantRefNum: merchantRef,
      customerName: buyer.name,
      customerMobile: buyer.mobile,
      customerEmail: buyer.mail,
      customerProfileId: 'u-1',
      paymentExpiry: buyer.expiresAt,
      chargeItems: [{ itemId: 'b', description: 'كتاب', price: buyer.amountPt / 100, quantity: 1 }],
      returnUrl,
      signature: signed(merchantCode, merchantRef, 'u-1', returnUrl, itemsText(items), secureKey),
    };
    const answer = await routes.request(`${account.basePath}/atfawry/plugin/sessions`, {
      method: 'POST',
      headers: { origin: shopUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ charge, locale: 'ar', display }),
    });
    return ((await answer.json()) as { id: string }).id;
  };
  const pageAfter = async (session: string, step: string, fields: Record<string, string>) =>
    (
      await world.send(`${account.basePath}/atfawry/plugin/frame/${step}`, { session, ...fields })
    ).text();

  /** A final step in a popup: `card`, `reference`, `wallet`, `close`. */
  const press = async (session: string, step: string, fields: Record<string, string> = {}) =>
    outcomeIn(await pageAfter(session, step, fields));

  return {
    /** Opens a popup or a separate page, and returns which. */
    open,
    press,
    async pay(
      merchantRef: string,
      buyer: FawryBuyer,
      step: string,
      fields: Record<string, string> = {},
    ): Promise<Outcome> {
      return press(await open(merchantRef, buyer, 'frame'), step, fields);
    },
    /** The same without a popup: returns the browser's return address. */
    async payAndReturn(
      merchantRef: string,
      buyer: FawryBuyer,
      step: string,
      fields: Record<string, string> = {},
    ): Promise<URL> {
      const page = await pageAfter(await open(merchantRef, buyer, 'separated'), step, fields);
      return new URL(unescaped(/<a href="([^"]+)" data-delay/.exec(page)?.[1] ?? ''));
    },
    /** The status call's answer for a reference. */
    async status(merchantRef: string): Promise<string> {
      const { merchantCode, secureKey } = account;
      const query = new URLSearchParams({
        merchantCode,
        merchantRefNumber: merchantRef,
        signature: signed(merchantCode, merchantRef, secureKey),
      });
      const path = `${account.basePath}/ECommerceWeb/Fawry/payments/status/v2`;
      return (await routes.request(`${path}?${query}`)).text();
    },
    async refund(referenceNumber: string, amountPt: number): Promise<Record<string, unknown>> {
      const { merchantCode, secureKey, basePath } = account;
      const amount = twoDecimals(amountPt);
      const answer = await routes.request(`${basePath}/ECommerceWeb/Fawry/payments/refund`, {
        method: 'POST',
        body: JSON.stringify({
          merchantCode,
          referenceNumber,
          refundAmount: amountPt / 100,
          signature: signed(merchantCode, referenceNumber, amount, secureKey),
        }),
      });
      return (await answer.json()) as Record<string, unknown>;
    },
  };
}
