import type { ShopClient } from '@/lib/supabase/shop-client';
import { createOrder } from '@/supabase/functions/_shared/contracts/create-order';
import type { RequestOf, ResponseOf } from '@/supabase/functions/_shared/contracts/contract';
import type { CartLine } from '@/lib/cart/cart';
import {
  isUnanswered,
  withoutAnswer,
  type FunctionFailure,
} from '@/lib/functions/function-failure';
import { invoke } from '@/lib/functions/invoke';
import type { Locale } from '@/lib/i18n/locale';
import { shippingAreaId } from '@/lib/locations/location';
import { writeRecords } from '@/lib/records/records';
import type { CheckoutValues } from './checkout-values';
import { digestOf, forgetAttempt, keyFor, markRefused, markSent } from './order-attempt';

export type PlacedOrder = ResponseOf<typeof createOrder>;
export type OrderResult =
  | { ok: true; order: PlacedOrder }
  | { ok: false; step: 'address' | 'order'; failure: FunctionFailure };

export type NewOrder = {
  /** The shopper's user id. */
  shopper: string;
  /** The language of the e-mails about the order. */
  locale: Locale;
  form: CheckoutValues;
  lines: readonly CartLine[];
  promo: string | null;
  /** The price that the shopper saw, in pounds. At another price no order is placed. */
  total: number;
};

/** Saves the form's address as the shopper's default. Returns null on success. */
export async function saveAddress(
  client: ShopClient,
  { shopper, form }: NewOrder,
): Promise<FunctionFailure | null> {
  const error = await writeRecords(
    client.rpc('create_or_update_user_address', {
      p_user_id: shopper,
      p_area_id: shippingAreaId(form),
      p_shipping_address: form.address,
      p_phone: form.phone,
      p_phone_2: form.additionalPhone,
      p_is_default: true,
    }),
  );
  if (!error) return null;
  if (error.code === 'unanswered') return withoutAnswer(new TypeError(error.message));
  return { code: error.reason, message: '', status: error.status };
}

function orderRequest({ form, lines, promo }: NewOrder) {
  return {
    items: lines.map(({ product_id, quantity }) => ({ product_id, quantity })),
    country_id: form.countryId,
    shipping_area_id: shippingAreaId(form),
    shipping_address: form.address,
    contact: {
      first_name: form.firstName,
      last_name: form.lastName,
      email: form.email,
      phone: form.phone,
      additional_phone: form.additionalPhone,
    },
    promo_value: promo,
  } satisfies RequestOf<typeof createOrder>;
}

/** Places an order under an idempotency key that retries reuse, see `order-attempt`. */
async function sendOrder(client: ShopClient, newOrder: NewOrder): Promise<OrderResult> {
  const request = orderRequest(newOrder);
  // Without price and language: the order is the same if only those have changed.
  const digest = await digestOf(JSON.stringify(request));
  const key = keyFor(newOrder.shopper, digest);
  markSent(newOrder.shopper, key, digest);
  const answer = await invoke(client, createOrder, {
    ...request,
    expected_total: newOrder.total,
    locale: newOrder.locale,
    idempotency_key: key,
  });
  if (answer.ok) {
    forgetAttempt();
    return { ok: true, order: answer.value };
  }
  const failure = answer.error;
  // The key belongs to another order, which exists, so the next order is a new one.
  if (failure.code === 'idempotency_key_reused') forgetAttempt();
  else if (!isUnanswered(failure)) markRefused(newOrder.shopper, key, digest);
  return { ok: false, step: 'order', failure };
}

/** Turns the completed form into an order that awaits payment. */
export async function placeOrder(client: ShopClient, newOrder: NewOrder): Promise<OrderResult> {
  const failure = await saveAddress(client, newOrder);
  return failure ? { ok: false, step: 'address', failure } : sendOrder(client, newOrder);
}
