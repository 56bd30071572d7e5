import type { ShopClient } from '@/lib/supabase/shop-client';
import type { useTranslations } from 'next-intl';
import { refusalText } from '@/lib/payments/failure-text';
import { clearCart } from '@/lib/cart/cart-store';
import { clearDraft } from '@/lib/checkout/draft';
import type { FunctionFailure } from '@/lib/functions/function-failure';
import type { OrderResult, NewOrder } from '@/lib/checkout/place-order';
import { piastres } from '@/lib/money';
import type { ChargeDetails, OrderToPay, Prepared } from '@/lib/payments/order-to-pay';
import { record } from '@/lib/telemetry/record';

type Translators = {
  t: ReturnType<typeof useTranslations<'checkout.errors'>>;
  failures: ReturnType<typeof useTranslations<'payments.failures'>>;
};

function orderFailureText(
  { t, failures }: Translators,
  result: Extract<OrderResult, { ok: false }>,
) {
  const { failure, step } = result;
  if (step === 'order' && failure.code === 'incomplete') return t('noOrderId');
  if (failure.code === 'idempotency_key_reused') return t('alreadyOrdered');
  // Another account has signed in since, so this is no longer the shopper of the page.
  if (failure.code === 'not_your_address') return t('noUserId');
  return refusalText(failures, failure, t(step));
}

/** `failure`: why there is no order, if the server said so. */
type Ordered = Extract<Prepared, { ok: true }> | NotOrdered;
type NotOrdered = Extract<Prepared, { ok: false }> & { failure?: FunctionFailure };

/** The order that an earlier attempt had placed although its response was lost. */
async function findMadeOrder(client: ShopClient): Promise<OrderToPay | null> {
  const { readNewestUnpaid } = await import('@/lib/orders/queries');
  const order = await readNewestUnpaid(client).catch(() => null);
  if (order) clearCart();
  return order;
}

/**
 * Places the order that is then paid for. Afterwards the cart is empty, so a failed payment cannot lead to a second
 * order. If an earlier attempt had already placed the order, its price may differ: it is not charged without
 * confirmation.
 */
export async function prepareOrder(
  newOrder: NewOrder,
  details: ChargeDetails,
  translators: Translators,
): Promise<Ordered> {
  const [{ browserClient }, { placeOrder }] = await Promise.all([
    import('@/lib/supabase/browser-client'),
    import('@/lib/checkout/place-order'),
  ]);
  const client = browserClient();
  const result = await placeOrder(client, newOrder);
  if (!result.ok) {
    const isMade = result.failure.code === 'idempotency_key_reused';
    const order = isMade ? await findMadeOrder(client) : null;
    return {
      ok: false,
      text: orderFailureText(translators, result),
      order,
      failure: result.failure,
    };
  }
  const { order_id, order_number, total_amount } = result.order;
  record({ kind: 'checkout', name: 'order_linked', payload: { order_id } });
  clearCart();
  clearDraft();
  const order = { order_id, order_number, total_amount };
  const isAsShown = piastres(total_amount) === piastres(newOrder.total);
  return isAsShown
    ? { ok: true, order, details }
    : { ok: false, text: translators.t('priceChanged'), order };
}
