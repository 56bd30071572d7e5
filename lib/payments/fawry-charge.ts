import type { ShopClient } from '@/lib/supabase/shop-client';
import type { ResponseOf } from '@/supabase/functions/_shared/contracts/contract';
import { fawryCallback } from '@/supabase/functions/_shared/contracts/fawry-callback';
import { getOrderProducts } from '@/supabase/functions/_shared/contracts/get-order-products';
import { makeChargeRequest } from '@/supabase/functions/_shared/contracts/make-charge-request';
import { invoke } from '@/lib/functions/invoke';
import { record } from '@/lib/telemetry/record';
import { seconds } from '@/lib/time';
import { chargesAmount, chargesTheOrder } from './charge-agreement';
import type { ChargeDetails, OrderToPay } from './order-to-pay';
import type { PaymentFailure } from './payment-failure';

type ChargeRequest = ResponseOf<typeof makeChargeRequest>['chargeRequest'];

export type PreparedCharge = { ok: true; charge: object } | { ok: false; failure: PaymentFailure };

// The function first queries the provider about earlier attempts, which takes time.
const patience = () => AbortSignal.timeout(seconds(25));

/** The order's lines as the browser knows them. */
const chargeItems = ({ products, shipping }: ChargeDetails) => [
  ...products.map(({ product_id, description, price, quantity }) => ({
    itemId: product_id,
    description,
    price,
    quantity,
  })),
  { itemId: 'ord_trans', description: 'Shipping', price: shipping, quantity: 1 },
];

/** Fawry's plugin needs the merchant code in the charge; the shop's own is used if it is missing. */
function pluginCharge(charge: ChargeRequest, merchantCode: string | undefined): object | null {
  const code = charge.merchantCode || merchantCode;
  return code ? { ...charge, merchantCode: code, paymentSource: 'NEW_PLUGIN' } : null;
}

/**
 * Requests a signed charge and compares it with the order: the popup must charge what was ordered, at the price that
 * the shopper saw.
 */
export async function prepareFawryCharge(
  client: ShopClient,
  order: OrderToPay,
  details: ChargeDetails | null,
  merchantCode: string | undefined,
): Promise<PreparedCharge> {
  const response = await invoke(
    client,
    makeChargeRequest,
    {
      order_id: order.order_id,
      merchantRefNum: order.order_number || order.order_id,
      returnUrl: `${window.location.origin}/payment-complete`,
      ...(details && {
        customerName: details.customerName,
        customerEmail: details.customerEmail,
        customerMobile: details.customerMobile,
        chargeItems: chargeItems(details),
      }),
    },
    patience(),
  );
  if (!response.ok) return { ok: false, failure: { reason: 'charge', failure: response.error } };
  const { chargeRequest } = response.value;
  const payload = { order_payment_id: chargeRequest.orderPaymentId };
  record({ kind: 'checkout', name: 'payment_linked', payload });
  const products = await invoke(client, getOrderProducts, { order_id: order.order_id });
  if (!products.ok) return { ok: false, failure: { reason: 'charge', failure: products.error } };
  const charge = pluginCharge(chargeRequest, merchantCode);
  const agrees =
    chargesTheOrder(chargeRequest.chargeItems, products.value.items) &&
    chargesAmount(chargeRequest.chargeItems, order.total_amount);
  return agrees && charge ? { ok: true, charge } : { ok: false, failure: { reason: 'agreement' } };
}

/**
 * Sends the popup's result to the server, unchanged. Failures are ignored, because Fawry notifies the server as well.
 */
export async function reportFawryResult(client: ShopClient, result: unknown): Promise<boolean> {
  const body = typeof result === 'object' && result !== null ? { ...result } : {};
  const reported = await invoke(client, fawryCallback, body as Record<string, unknown>);
  return reported.ok;
}
