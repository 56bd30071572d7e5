'use client';

import type { ReactNode } from 'react';
import { Arrival } from '@/components/delivery/arrival';
import { useAnnouncedChange } from '@/components/feedback/use-announced-change';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { cartTotal, type CartItem } from '@/lib/cart/cart-item';
import type { QuoteState } from '@/lib/checkout/use-quote';
import { formatAmount } from '@/lib/i18n/format';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { Card } from './card';
import type { CheckoutWords } from './checkout-words';
import { PriceRow } from './price-row';
import { PriceRows } from './price-rows';
import { SummaryLine } from './summary-line';

type OrderSummaryProps = {
  locale: Locale;
  /** Null while nobody knows what is in the cart. */
  items: readonly CartItem[] | null;
  /** Asks for the books again, where they did not come. */
  onRetry: (() => void) | null;
  price: QuoteState;
  /** Where the days of delivery are known. */
  inEgypt: boolean;
  /** The promo code. */
  children: ReactNode;
  words: CheckoutWords;
};

/** What is read aloud of a price when it has come. */
function spokenPrice({ summary }: CheckoutWords, { status, quote }: QuoteState, locale: Locale) {
  if (status !== 'ready' || !quote) return '';
  const label = quote.promo.valid ? summary.after : summary.total;
  return `${label}: ${formatAmount(quote.totals.after, locale)}`;
}

export function OrderSummary({
  locale,
  items,
  onRetry,
  price,
  inEgypt,
  children,
  words,
}: OrderSummaryProps) {
  const { summary, dialogs } = words;
  useAnnouncedChange(spokenPrice(words, price, locale));
  return (
    <Card title={summary.title}>
      {items === null && onRetry && (
        <div role="alert" className="py-4">
          <p className="font-semibold">{summary.booksFailed}</p>
          <Button type="button" variant="outline" size="sm" onClick={onRetry} className="mt-3">
            {dialogs.error.tryAgain}
          </Button>
        </div>
      )}
      {items === null && !onRetry && (
        <p role="status" className="flex items-center gap-3 py-6 text-muted-foreground">
          <Spinner /> {words.loading}
        </p>
      )}
      {items && (
        <>
          <ul className="mt-1 divide-y divide-border">
            {items.map((item) => (
              <SummaryLine key={item.product_id} locale={locale} item={item} words={words} />
            ))}
          </ul>
          {items.some((item) => !item.available) && (
            <p className="mb-2 rounded-md bg-muted p-3 text-sm">{summary.unavailableLines}</p>
          )}
          <a href={localePath(locale, '/cart')} className="btn btn-link btn-bare -ms-1">
            {summary.editCart}
          </a>
          {children}
          <div
            className="mt-3 border-t border-border pt-4"
            aria-busy={price.status === 'calculating'}
          >
            {!price.quote && (
              <dl className="mb-3">
                <PriceRow locale={locale} label={summary.subtotal} amount={cartTotal(items)} />
              </dl>
            )}
            {price.status === 'none' && (
              <p className="text-muted-foreground">{summary.chooseArea}</p>
            )}
            {price.status === 'calculating' && (
              <p className="mb-2 flex items-center gap-2 text-muted-foreground">
                <Spinner className="size-4" /> {summary.calculating}
              </p>
            )}
            {price.status === 'failed' && (
              <p className="font-semibold text-destructive">{summary.failed}</p>
            )}
            {price.quote && (
              <div className={price.status === 'calculating' ? 'opacity-60' : ''}>
                <PriceRows locale={locale} quote={price.quote} words={words} />
              </div>
            )}
            {inEgypt && (
              <p className="mt-3 text-sm text-muted-foreground">
                <Arrival />
              </p>
            )}
          </div>
        </>
      )}
    </Card>
  );
}
