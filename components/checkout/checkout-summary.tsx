'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAnnouncedChange } from '@/components/feedback/use-announced-change';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { cartTotal, type CartItem } from '@/lib/cart/cart-item';
import type { QuoteState } from '@/lib/checkout/use-quote';
import { formatAmount } from '@/lib/i18n/format';
import { localePath } from '@/lib/i18n/locale';
import { Card } from './card';
import { QuotedPrice } from './quoted-price';
import { SummaryLine } from './summary-line';

type CheckoutSummaryProps = {
  /** Null while the cart is unknown. */
  items: readonly CartItem[] | null;
  /** Reloads the books if that failed; otherwise null. */
  onRetry: (() => void) | null;
  price: QuoteState;
  /** Delivery dates are only known in Egypt. */
  inEgypt: boolean;
  /** The promo code field. */
  children: ReactNode;
};

/** The ordered books and their price with delivery. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { items, onRetry, price, inEgypt, children } = props;
  const t = useTranslations('checkout');
  const locale = useLocale();
  useAnnouncedChange(useSpokenPrice(price));
  return (
    <Card title={t('summary.title')}>
      {items === null && onRetry && (
        <div role="alert" className="py-4">
          <p className="font-semibold">{t('summary.booksFailed')}</p>
          <Button type="button" variant="outline" size="sm" onClick={onRetry} className="mt-3">
            {t('dialogs.error.tryAgain')}
          </Button>
        </div>
      )}
      {items === null && !onRetry && (
        <p role="status" className="flex items-center gap-3 py-6 text-muted-foreground">
          <Spinner /> {t('loading')}
        </p>
      )}
      {items && (
        <>
          <ul className="mt-1 divide-y divide-border">
            {items.map((item) => (
              <SummaryLine key={item.product_id} item={item} />
            ))}
          </ul>
          {items.some((item) => !item.available) && (
            <p className="mb-2 rounded-md bg-muted p-3 text-sm">{t('summary.unavailableLines')}</p>
          )}
          <Link href={localePath(locale, '/cart')} className="btn btn-link btn-bare -ms-1">
            {t('summary.editCart')}
          </Link>
          {children}
          <QuotedPrice price={price} subtotal={cartTotal(items)} inEgypt={inEgypt} />
        </>
      )}
    </Card>
  );
}

/** The announcement of a new price for screen readers. */
function useSpokenPrice({ status, quote }: QuoteState): string {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  if (status !== 'ready' || !quote) return '';
  const label = quote.promo.valid ? t('after') : t('total');
  return `${label}: ${formatAmount(quote.totals.after, locale)}`;
}
