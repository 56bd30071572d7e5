'use client';

import { ChevronRight, ShoppingBag } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { cartTotal, type CartItem } from '@/lib/cart/cart-item';
import type { QuoteState } from '@/lib/checkout/use-quote';
import { formatAmount } from '@/lib/i18n/format';
import { CheckoutCard } from './card';
import { SummaryLine } from './summary-line';

/** On phones one line that stays above the form, unless little of the form would be visible. */
const phoneClass =
  'max-lg:py-1 max-lg:not-has-[[open]]:taller:sticky max-lg:not-has-[[open]]:taller:top-17 max-lg:not-has-[[open]]:taller:z-bar';

/** On desktops there is none: the list is always open, in browsers that support that. */
const summaryClass =
  'relative flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 pe-5 lg:supports-[selector(::details-content)]:hidden marker:hidden';

type OrderedBooksProps = {
  /** Null while the cart is unknown. */
  items: readonly CartItem[] | null;
  /** Reloads the books if that failed; otherwise null. */
  onRetry: (() => void) | null;
  price: QuoteState;
};

/**
 * The ordered books: a list on desktops, and on phones one line with their number and the price, which stays in view
 * and opens the list.
 */
export function OrderedBooks({ items, onRetry, price }: OrderedBooksProps) {
  const t = useTranslations('checkout');
  return (
    <CheckoutCard
      data-slot="ordered-books"
      title={t('summary.title')}
      className={phoneClass}
      headerClassName="max-lg:sr-only"
    >
      {items === null && onRetry && (
        <div role="alert" className="py-4">
          <p className="font-semibold">{t('summary.booksFailed')}</p>
          <Button type="button" variant="outline" size="sm" onClick={onRetry} className="mt-3">
            {t('dialogs.error.tryAgain')}
          </Button>
        </div>
      )}
      {items === null && !onRetry && (
        <p role="status" className="flex min-h-11 items-center gap-3 text-muted-foreground lg:py-6">
          <Spinner /> {t('loading')}
        </p>
      )}
      {items && (
        <>
          <details className="group lg:details-content:[content-visibility:visible]">
            <summary className={summaryClass}>
              <BooksLine items={items} price={price} />
            </summary>
            <ul className="divide-y divide-border">
              {items.map((item) => (
                <SummaryLine key={item.product_id} item={item} />
              ))}
            </ul>
            <Button asChild variant="link" size="xs" className="-ms-1">
              <Link href="/cart">{t('summary.editCart')}</Link>
            </Button>
          </details>
          {items.some((item) => !item.available) && (
            <p className="mt-2 rounded-md bg-muted p-3 text-sm">{t('summary.unavailableLines')}</p>
          )}
        </>
      )}
    </CheckoutCard>
  );
}

type BooksLineProps = { items: readonly CartItem[]; price: QuoteState };

/** The number of books and what they cost, as far as known. */
function BooksLine({ items, price: { status, quote } }: BooksLineProps) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isKnown = status === 'ready' && quote !== null;
  return (
    <>
      <Icon icon={ShoppingBag} className="size-5" />
      <span>{t('books', { count })}</span>
      <span className="ms-auto text-muted-foreground tabular-nums">
        {!isKnown && <span className="text-sm">{t('beforeDelivery')}</span>}{' '}
        <bdi className="font-bold text-foreground">
          {formatAmount(isKnown ? quote.totals.after : cartTotal(items), locale)}
        </bdi>
      </span>
      <Icon icon={ChevronRight} className="absolute end-0 size-4 rotate-90 group-open:-rotate-90" />
    </>
  );
}
