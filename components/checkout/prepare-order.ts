import type { SupabaseClient } from '@supabase/supabase-js';
import { functionFailureText } from '@/components/payments/failure-text';
import type { PaymentWords } from '@/components/payments/payment-words';
import type { Prepared } from '@/components/payments/use-payment';
import { clearCart } from '@/lib/cart/cart-store';
import { clearDraft } from '@/lib/checkout/draft';
import type { FunctionFailure } from '@/lib/functions/function-failure';
import type { OrderResult, OrderWish } from '@/lib/checkout/place-order';
import type { OrderDetails, OrderToPay } from '@/lib/payments/order-to-pay';
import { record } from '@/lib/telemetry/record';
import type { CheckoutWords } from './checkout-words';
import { piastres } from '@/lib/money';

type Words = { checkout: CheckoutWords; payments: PaymentWords };

function refusalText({ checkout, payments }: Words, result: Extract<OrderResult, { ok: false }>) {
  const { errors } = checkout;
  if (result.failure.code === 'idempotency_key_reused') return errors.alreadyOrdered;
  // Somebody else has signed in behind this page: the shopper it was made for is not there any more.
  if (result.failure.code === 'not_your_address') return errors.noUserId;
  const otherwise = result.step === 'address' ? errors.address : errors.order;
  return functionFailureText(payments, result.failure, otherwise);
}

/** `failure`: why there is no order, where the server said so. */
type Ordered = Extract<Prepared, { ok: true }> | NotOrdered;
type NotOrdered = Extract<Prepared, { ok: false }> & { failure?: FunctionFailure };

/** The order that an earlier press had made after all, when its answer was lost. */
async function findMadeOrder(client: SupabaseClient): Promise<OrderToPay | null> {
  const { readNewestUnpaid } = await import('@/lib/orders/queries');
  const order = await readNewestUnpaid(client).catch(() => null);
  if (order) clearCart();
  return order;
}

/**
 * Makes the order that is then paid for. From here on the cart is empty: whatever becomes of the payment, nothing is
 * ordered twice. An order that a lost answer had made before may cost something else: that is not charged unasked.
 */
export async function prepareOrder(
  wish: OrderWish,
  details: OrderDetails,
  words: Words,
): Promise<Ordered> {
  const [{ browserClient }, { placeOrder }] = await Promise.all([
    import('@/lib/supabase/browser-client'),
    import('@/lib/checkout/place-order'),
  ]);
  const client = browserClient();
  const result = await placeOrder(client, wish);
  if (!result.ok) {
    const isMade = result.failure.code === 'idempotency_key_reused';
    const order = isMade ? await findMadeOrder(client) : null;
    return { ok: false, text: refusalText(words, result), order, failure: result.failure };
  }
  const { order_id, order_number, total_amount } = result.order;
  if (order_id === '') return { ok: false, text: words.checkout.errors.noOrderId, order: null };
  record({ kind: 'checkout', name: 'order_linked', payload: { order_id } });
  clearCart();
  clearDraft();
  const order = { order_id, order_number, total_amount };
  const isAsShown = piastres(total_amount) === piastres(wish.total);
  return isAsShown
    ? { ok: true, order, details }
    : { ok: false, text: words.checkout.errors.priceChanged, order };
}
