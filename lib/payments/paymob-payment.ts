import type { ShopClient } from '@/lib/supabase/shop-client';
import { createPaymobPayment } from '@/supabase/functions/_shared/contracts/create-paymob-payment';
import { invoke } from '@/lib/functions/invoke';
import { record } from '@/lib/telemetry/record';
import { seconds } from '@/lib/time';
import type { ChargeDetails, OrderToPay } from './order-to-pay';
import { kioskReference, paymobPage } from './payment-addresses';
import type { PaymentFailure } from './payment-failure';
import type { PaymobMethod } from './payment-choice';
import { piastres } from '@/lib/money';

export type PaymobAttempt =
  | { ok: true; page: string; attemptId: string }
  | { ok: true; reference: string; expiresAt: string | null }
  | { ok: false; failure: PaymentFailure };

// The function calls the provider three times.
const patience = () => AbortSignal.timeout(seconds(25));

const placeholders = { building: '', floor: '', apartment: '', state: '', shipping_method: 'NA' };

function billing(details: ChargeDetails, method: PaymobMethod) {
  const [first = 'NA', ...rest] = details.customerName.split(' ');
  return {
    first_name: first || 'NA',
    last_name: rest.join(' ') || 'NA',
    email: details.customerEmail,
    phone_number: details.customerMobile,
    street: details.street,
    city: details.city,
    country: details.inEgypt ? 'EG' : '',
    postal_code: '',
    ...(method !== 'card' && placeholders),
  };
}

/**
 * Starts a Paymob payment for an existing order. The server uses only the order, the method and the wallet's phone
 * number; the other fields are part of the request format.
 */
export async function startPaymobPayment(
  client: ShopClient,
  order: OrderToPay,
  details: ChargeDetails | null,
  {
    method,
    walletPhone,
    baseUrl,
  }: { method: PaymobMethod; walletPhone: string; baseUrl: string | undefined },
): Promise<PaymobAttempt> {
  const response = await invoke(
    client,
    createPaymobPayment,
    {
      method,
      use_test: true,
      currency: 'EGP',
      merchant_order_id: `checkout_${Date.now()}`,
      amount_cents: piastres(order.total_amount),
      ...(details && {
        items: details.products.map(({ description, price, quantity }) => ({
          name: description,
          amount_cents: piastres(price),
          quantity,
        })),
        billing_data: billing(details, method),
      }),
      ...(method === 'wallet' && { wallet: { phone: walletPhone } }),
      meta: { source: 'checkout-page', order_id: order.order_id },
    },
    patience(),
  );
  if (!response.ok) {
    const isBegun = response.error.code !== 'payment_not_begun';
    const failure: PaymentFailure = isBegun
      ? { reason: 'paymob', failure: response.error, method }
      : { reason: 'no-page', method };
    return { ok: false, failure };
  }
  const payload = { order_payment_id: response.value.order_payment_id };
  record({ kind: 'checkout', name: 'payment_linked', payload });
  if (method === 'kiosk') {
    const reference = kioskReference(response.value);
    if (reference)
      return { ok: true, reference, expiresAt: response.value.reference_expires_at ?? null };
  } else {
    const page = paymobPage(response.value, baseUrl);
    if (page) return { ok: true, page, attemptId: response.value.order_payment_id };
  }
  return { ok: false, failure: { reason: 'no-page', method } };
}
