import { itemsText, signed, twoDecimals } from '../fawry/signatures.ts';
import { type Outcome, outcomeIn, unescaped } from './popup.ts';
import { type fawryWorld, shopUrl, start } from './world.ts';

type World = ReturnType<typeof fawryWorld>;

/** What a browser can put into a charge request, beside what the shop has signed. Amounts are piastres. */
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
 * Somebody in Fawry's popup who edits the request as they like. Signs as the shop would, without the shop's own code: what
 * comes back does not depend on how the shop is written.
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

  /** One step in a popup, which ends it: `card`, `reference`, `wallet`, `close`. */
  const press = async (session: string, step: string, fields: Record<string, string> = {}) =>
    outcomeIn(await pageAfter(session, step, fields));

  return {
    /** Opens a popup, or a page of its own, and answers which. */
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
    /** The same without a popup: answers the address at which the browser comes back. */
    async payAndReturn(
      merchantRef: string,
      buyer: FawryBuyer,
      step: string,
      fields: Record<string, string> = {},
    ): Promise<URL> {
      const page = await pageAfter(await open(merchantRef, buyer, 'separated'), step, fields);
      return new URL(unescaped(/<a href="([^"]+)" data-delay/.exec(page)?.[1] ?? ''));
    },
    /** What the status call answers for a reference. */
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
