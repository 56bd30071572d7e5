import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { lineName } from '@/lib/orders/line';
import type { OrderLine } from '@/lib/orders/order-details';
import type { Reorder } from '@/lib/orders/reorder';
import type { ReorderState } from '@/lib/orders/use-reorder';

type ReorderReportProps = { state: ReorderState; lines: readonly OrderLine[] };

function outcomeKey({ added, leftOut }: Reorder) {
  if (leftOut.length === 0) return 'reordered';
  return added.length > 0 ? 'partly' : 'nothing';
}

/** The result of ordering again: what was added to the cart, and what was not and why. */
export function ReorderReport({ state, lines }: ReorderReportProps) {
  const t = useTranslations('orders.actions');
  const locale = useLocale();
  const nameOf = (productId: string) => {
    const line = lines.find(({ product_id }) => product_id === productId);
    return line ? lineName(line, locale) : productId;
  };
  return (
    <div role="status" className="max-h-36 flex-none overflow-y-auto not-empty:mt-3">
      {state.status === 'failed' && (
        <p className="font-semibold text-destructive">{t('reorderFailed')}</p>
      )}
      {state.status === 'done' && (
        <>
          <p className="font-semibold">{t(outcomeKey(state.reorder))}</p>
          {state.reorder.leftOut.length > 0 && (
            <ul className="text-sm">
              {state.reorder.leftOut.map(({ product_id, quantity, reason }) => (
                <li key={product_id}>
                  <bdi>{nameOf(product_id)}</bdi> × {quantity}: {t(`reasons.${reason}`)}
                </li>
              ))}
            </ul>
          )}
          {state.reorder.added.length > 0 && (
            <Button asChild variant="link" size="xs">
              <Link href="/cart">{t('goToCart')}</Link>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
