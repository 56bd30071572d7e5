import { refundScenarios } from '../../../local/sandboxes/shared/refund-scenarios.ts';
import { type CheckoutShop } from './checkout-shop.ts';
import { moneyFacts, providerBooks } from './money-facts.ts';
import { type MoneyPath, type Walk } from './money-path.ts';
import { until } from '../../../local/testing/until.ts';

/** With these the refund is made anyway; with the last of them only after the shop's time limit. */
const returning = new Set([
  'refund-done-5xx',
  'refund-done-reset',
  'refund-done-html',
  'refund-late',
]);
const slow = new Set(['refund-silent', 'refund-late']);

/** Requests a refund of an order, as staff do, and calls the function that executes it. */
export async function giveBack(shop: CheckoutShop, orderId: string, amountPt?: number) {
  const json = { p_order_id: orderId, p_reason: 'الكتاب نفد', p_amount_pt: amountPt ?? null };
  const opened = (await shop.asServer('rpc/refund_order', { json })) as { refund_id?: string };
  if (!opened.refund_id) throw new Error(JSON.stringify(opened));
  await shop.invoke('run-refunds', {}, shop.gateway.keys.reconcileSecret);
}

const hasReturned = (shop: CheckoutShop, orderId: string) =>
  until('the money has gone back', async () => {
    const { payments } = await moneyFacts(shop, orderId);
    return (await providerBooks(shop, payments)).givenBackPt > 0;
  });

type Path<Scene> = (
  scenario: string,
  walk: (scene: Scene) => Promise<void>,
  ends: MoneyPath['ends'],
  more?: Partial<MoneyPath>,
) => MoneyPath;

/** Every fault of a requested refund, after a payment with `pay`. */
export const refundPaths = <Scene extends Walk>(
  path: Path<Scene>,
  pay: (scene: Scene) => Promise<void>,
): MoneyPath[] =>
  refundScenarios('/').map(({ id }) => {
    const isReturned = returning.has(id);
    return path(
      id,
      async (scene) => {
        await pay(scene);
        await giveBack(scene.shop, scene.orderId);
        if (id === 'refund-late') await hasReturned(scene.shop, scene.orderId);
        await scene.shop.reconcile();
      },
      { order: 'processing', tries: [isReturned ? 'REFUNDED' : 'PAID'] },
      { givenBack: isReturned ? 'all' : 0, isSlow: slow.has(id) },
    );
  });
