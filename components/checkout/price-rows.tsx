import type { Quote } from '@/lib/checkout/quote';
import type { Locale } from '@/lib/i18n/locale';
import type { CheckoutWords } from './checkout-words';
import { PriceRow } from './price-row';

type PriceRowsProps = { locale: Locale; quote: Quote; words: CheckoutWords };

/** The server's price, part by part (spec §2 Checkout). */
export function PriceRows({ locale, quote, words }: PriceRowsProps) {
  const { summary } = words;
  const { promo, totals } = quote;
  return (
    <>
      <dl className="grid gap-y-1.5">
        <PriceRow locale={locale} label={summary.subtotal} amount={quote.subtotal} />
        <PriceRow locale={locale} label={summary.shipping} amount={quote.shipping.before} />
        <PriceRow locale={locale} label={summary.serviceFee} amount={quote.extra_fee.before} />
        {promo.amount > 0 && (
          <PriceRow
            locale={locale}
            label={summary.promoDiscount}
            amount={promo.amount}
            look="discount"
          />
        )}
      </dl>
      <dl className="mt-3 grid gap-y-1.5 border-t border-border pt-3">
        {promo.valid ? (
          <>
            <PriceRow locale={locale} label={summary.before} amount={totals.before} look="struck" />
            <PriceRow locale={locale} label={summary.after} amount={totals.after} look="total" />
          </>
        ) : (
          <PriceRow locale={locale} label={summary.total} amount={totals.after} look="total" />
        )}
      </dl>
    </>
  );
}
