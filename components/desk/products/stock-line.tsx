import { useFormatter, useTranslations } from 'next-intl';
import type { DeskListedProduct } from '@/lib/desk/contract/products';

type StockLineProps = { product: Pick<DeskListedProduct, 'on_hand' | 'reserved'> };

/** The stock, and how much of it is reserved. */
export function StockLine({ product: { on_hand, reserved } }: StockLineProps) {
  const t = useTranslations('deskProducts');
  const format = useFormatter();
  if (on_hand === null) return <span className="text-muted-foreground">{t('notCounted')}</span>;
  return (
    <>
      <span className={on_hand - reserved <= 0 ? 'font-bold text-destructive' : 'font-semibold'}>
        {t('onHand', { count: format.number(on_hand, 'plain') })}
      </span>
      {reserved > 0 && (
        <span className="block text-muted-foreground">
          {t('reservedOf', { count: format.number(reserved, 'plain') })}
        </span>
      )}
    </>
  );
}
