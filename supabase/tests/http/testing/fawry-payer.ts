import { outcomeIn } from '../../../local/sandboxes/testing/popup.ts';
import { type CheckoutShop } from './checkout-shop.ts';
import { control, delivered } from './payer.ts';

export interface ChargeRequest {
  merchantRefNum: string;
  orderPaymentId: string;
  chargeItems: { itemId: string; price: number; quantity: number }[];
}

/** A user of Fawry's popup, without a browser. */
export function fawryPayer(shop: CheckoutShop) {
  const base = `${shop.gateway.url}/sandbox/fawry`;
  const frame = `${base}/atfawry/plugin/frame`;

  async function charge(orderId: string): Promise<ChargeRequest> {
    const response = await shop.invoke('make_charge_request_v2', { order_id: orderId }, shop.mona);
    if (response.status !== 200) throw new Error(JSON.stringify(response));
    return response.body['chargeRequest'] as ChargeRequest;
  }

  /** As the plugin does; the browser may have changed unsigned values. */
  async function open(charged: ChargeRequest): Promise<string> {
    const answer = await fetch(`${base}/atfawry/plugin/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3999' },
      body: JSON.stringify({ charge: charged, locale: 'ar', display: 'frame' }),
    });
    return ((await answer.json()) as { id: string }).id;
  }

  /** A step in the popup: `card` with a test card, `reference`, `wallet`, `close`. */
  async function step(session: string, name: string, fields: Record<string, string> = {}) {
    const answer = await fetch(`${frame}/${name}`, {
      method: 'POST',
      headers: { origin: shop.gateway.url },
      body: new URLSearchParams({ session, ...fields }),
    });
    const page = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${page}`);
    await delivered(shop, 'fawry');
    return page;
  }

  return {
    charge,
    open,
    step,
    async pay(charged: ChargeRequest, name = 'card', fields: Record<string, string> = {}) {
      const card = '4242424242424242';
      await step(await open(charged), name, name === 'card' ? { card, ...fields } : fields);
    },
    /** The same, with the popup's result for the page: signed by Fawry, even for values changed in the browser. */
    async result(charged: ChargeRequest & object, name = 'reference', fields = {}) {
      return outcomeIn(await step(await open(charged), name, fields)).response ?? {};
    },
    arrange: (scenario: string) => control(shop, 'fawry', 'scenario', { scenario }),
    fault: (fault: object) => control(shop, 'fawry', 'fault', fault),
    async payAtOutlet(referenceNumber: string) {
      await control(shop, 'fawry', 'fawry/pay', { referenceNumber });
      await delivered(shop, 'fawry');
    },
    async later(ms: number) {
      await control(shop, 'fawry', 'clock/advance', { ms });
      await delivered(shop, 'fawry');
    },
    /** What the page sends to the callback function. */
    callback: (charged: ChargeRequest, claimed: string, token = shop.mona) =>
      shop.invoke(
        'fawry_callback',
        {
          type: 'ChargeResponse',
          merchantRefNumber: charged.merchantRefNum,
          orderStatus: claimed,
          statusCode: 200,
        },
        token,
      ),
  };
}
