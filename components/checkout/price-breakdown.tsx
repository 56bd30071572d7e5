import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceRow } from './price-row';

type PriceBreakdownProps = {
  /** All in pounds. */
  subtotal: number;
  shipping: number;
  fee: number;
  discount: number;
  /** The rows of the total. */
  children: ReactNode;
  className?: string;
};

/** The parts of a price. */
export function PriceBreakdown(props: PriceBreakdownProps) {
  const { subtotal, shipping, fee, discount, children, className = '' } = props;
  const t = useTranslations('checkout.summary');
  return (
    <>
      <dl className={`grid gap-y-1.5 ${className}`}>
        <PriceRow label={t('subtotal')} amount={subtotal} />
        <PriceRow label={t('shipping')} amount={shipping} />
        <PriceRow label={t('serviceFee')} amount={fee} />
        {discount > 0 && <PriceRow label={t('promoDiscount')} amount={discount} look="discount" />}
      </dl>
      <dl className="mt-3 grid gap-y-1.5 border-t border-border pt-3">{children}</dl>
    </>
  );
}
