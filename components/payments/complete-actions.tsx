import { localePath } from '@/lib/i18n/locale';
import { isPayable } from '@/lib/orders/order';
import type { PaymentCompleteProps } from './complete-props';

type CompleteActionsProps = PaymentCompleteProps & {
  /** In milliseconds. */
  now: number;
};

/** Where the order can be paid or looked at; null for a success of which nothing more is known. */
function nextStep({ result, order, now, words: { complete } }: CompleteActionsProps) {
  if (!order)
    return result.succeeded ? null : { path: '/profile/orders', text: complete.yourOrders };
  if (!result.succeeded && isPayable(order, now))
    return { path: `/checkout/order/${order.order_id}`, text: complete.payOrder };
  return { path: `/profile/orders?order=${order.order_id}`, text: complete.viewOrder };
}

/** Where to go from here: a failure leads back to the payment first. */
export function CompleteActions(props: CompleteActionsProps) {
  const { pageLocale, result, words } = props;
  const back = { path: '/shop', text: words.complete.back };
  const next = nextStep(props);
  const links = result.succeeded ? [back, next] : [next, back];
  return (
    <div className="mt-7 grid gap-3">
      {links
        .filter((link) => link !== null)
        .map(({ path, text }, index) => (
          <a
            key={path}
            href={localePath(pageLocale, path)}
            className={`btn btn-lg w-full ${index === 0 ? 'btn-default' : 'btn-outline'}`}
          >
            {text}
          </a>
        ))}
    </div>
  );
}
