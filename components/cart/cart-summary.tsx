import { cartTotal, type CartItem } from '@/lib/cart/cart-item';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { CartWords } from './cart-words';

type CartSummaryProps = { locale: Locale; items: readonly CartItem[]; words: CartWords };

export function CartSummary({ locale, items, words }: CartSummaryProps) {
  const total = formatAmount(cartTotal(items), locale);
  return (
    <section
      aria-labelledby="cart-summary"
      className="self-start rounded-lg border border-border bg-card p-5"
    >
      <h2 id="cart-summary" className="text-xl font-bold">
        {words.summary}
      </h2>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-2">
        <dt>{words.subtotal}</dt>
        <dd>
          <bdi>{total}</bdi>
        </dd>
        <dt className="text-lg font-bold">{words.total}</dt>
        <dd className="text-lg font-bold">
          <bdi>{total}</bdi>
        </dd>
      </dl>
      <p className="mt-3 text-sm text-muted-foreground">{words.shippingLater}</p>
      <p className="mt-3 text-sm font-semibold">{words.orderingSoon}</p>
    </section>
  );
}
