import { localePath, type Locale } from '@/lib/i18n/locale';
import { lineName } from '@/lib/orders/line';
import type { OrderLine } from '@/lib/orders/order-details';
import type { Reorder } from '@/lib/orders/reorder';
import type { ReorderState } from '@/lib/orders/use-reorder';
import type { OrdersWords } from './orders-words';

type ReorderReportProps = {
  locale: Locale;
  state: ReorderState;
  lines: readonly OrderLine[];
  words: OrdersWords['actions'];
};

function outcome({ added, leftOut }: Reorder, words: OrdersWords['actions']): string {
  if (leftOut.length === 0) return words.reordered;
  return added.length > 0 ? words.partly : words.nothing;
}

/** What has become of ordering again: what went into the cart, and what did not and why. */
export function ReorderReport({ locale, state, lines, words }: ReorderReportProps) {
  const nameOf = (productId: string) => {
    const line = lines.find(({ product_id }) => product_id === productId);
    return line ? lineName(line, locale) : productId;
  };
  return (
    <div role="status" className="order-report">
      {state.status === 'failed' && (
        <p className="font-semibold text-destructive">{words.reorderFailed}</p>
      )}
      {state.status === 'done' && (
        <>
          <p className="font-semibold">{outcome(state.reorder, words)}</p>
          {state.reorder.leftOut.length > 0 && (
            <ul className="text-sm">
              {state.reorder.leftOut.map(({ product_id, quantity, reason }) => (
                <li key={product_id}>
                  <bdi>{nameOf(product_id)}</bdi> × {quantity}: {words.reasons[reason]}
                </li>
              ))}
            </ul>
          )}
          {state.reorder.added.length > 0 && (
            <a href={localePath(locale, '/cart')} className="btn btn-link btn-bare">
              {words.goToCart}
            </a>
          )}
        </>
      )}
    </div>
  );
}
