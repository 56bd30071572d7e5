import { type CheckoutShop, type ShopResponse } from './checkout-shop.ts';
import { control, delivered } from './payer.ts';

const secrets = { pin: '123456', otp: '123456' };

/** A user of Paymob's pages, without a browser. */
export function paymobPayer(shop: CheckoutShop) {
  const base = `${shop.gateway.url}/sandbox/paymob`;

  async function submit(path: string, fields: Record<string, string>): Promise<Response> {
    const answer = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { origin: shop.gateway.url },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    await delivered(shop, 'paymob');
    return answer;
  }

  /** Where the shop redirects a browser that returns from Paymob. */
  async function returned(answer: Response): Promise<URL> {
    const back = answer.headers.get('location') ?? '';
    const onward = await fetch(new URL(back, base), { redirect: 'manual' });
    return new URL(onward.headers.get('location') ?? '');
  }

  return {
    begin: (orderId: string, method: string, given: object = {}, token = shop.mona) =>
      shop.invoke(
        'create-paymob-payment',
        { method, meta: { order_id: orderId, source: 'checkout-page' }, ...given },
        token,
      ),
    /** Closes the browser before it returns, so that only the callback reports the payment. */
    async payByCardAndLeave(begun: ShopResponse, card = '5123456789012346') {
      await submit('/pay/card', { token: String(begun.body['payment_token']), card });
    },
    /** Presses the page's cancel button. */
    async cancel(begun: ShopResponse) {
      await submit('/pay/cancel', { token: String(begun.body['payment_token']) });
    },
    /** A card that requires a one-time code. */
    async payByCardWithCode(begun: ShopResponse, card: string) {
      const token = String(begun.body['payment_token']);
      await submit('/pay/card', { token, card });
      return returned(await submit('/pay/otp', { token, card, ...secrets }));
    },
    async payByCard(
      begun: ShopResponse,
      card = '5123456789012346',
      fields: Record<string, string> = {},
    ) {
      const token = String(begun.body['payment_token']);
      return returned(await submit('/pay/card', { token, card, ...fields }));
    },
    async payByWallet(begun: ShopResponse, decision = 'approve', given: object = {}) {
      const page = new URL(String(begun.body['redirect_url']));
      const id = page.pathname.split('/').at(-1) ?? '';
      const token = page.searchParams.get('token') ?? '';
      return returned(await submit(`/wallet/${id}`, { token, decision, ...secrets, ...given }));
    },
    async payAtKiosk(reference: string) {
      await control(shop, 'paymob', `paymob/kiosk/${reference}/pay`, {});
      await delivered(shop, 'paymob');
    },
    /** Refunds money, as staff do in Paymob's dashboard. */
    async refund(transactionId: string, amountCents: number) {
      await control(shop, 'paymob', `paymob/transactions/${transactionId}/refund`, { amountCents });
      await delivered(shop, 'paymob');
    },
    /** From Paymob's own records, including unreported ones. */
    async lastTransaction(ref: string): Promise<string> {
      const answer = await shop.gateway.call('/sandbox/paymob/__sim/state');
      const { transactions, orders } = (await answer.json()) as {
        transactions: Record<string, { id: number; orderId: number }>;
        orders: Record<string, { merchantOrderId: string }>;
      };
      const own = Object.values(transactions).filter(
        ({ orderId }) => orders[orderId]?.merchantOrderId === ref,
      );
      return String(own.at(-1)?.id);
    },
    async void(transactionId: string) {
      await control(shop, 'paymob', `paymob/transactions/${transactionId}/void`, {});
      await delivered(shop, 'paymob');
    },
    arrange: (scenario: string) => control(shop, 'paymob', 'scenario', { scenario }),
    fault: (fault: object) => control(shop, 'paymob', 'fault', fault),
    async later(ms: number) {
      await control(shop, 'paymob', 'clock/advance', { ms });
      await delivered(shop, 'paymob');
    },
  };
}
