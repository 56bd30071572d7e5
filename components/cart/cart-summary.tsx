import { CartDelivery } from '@/components/delivery/cart-delivery';
import type { ReadyCart } from '@/lib/cart/use-cart-items';
import type { Locale } from '@/lib/i18n/locale';
import { CartTotal } from './cart-total';
import type { CartWords } from './cart-words';
import { CheckoutAction } from './checkout-action';
import type { SummaryWords } from './summary-words';

type CartSummaryProps = {
  locale: Locale;
  cart: ReadyCart;
  words: CartWords;
  summary: SummaryWords;
};

/** Subtotal and total are equal until the checkout works out the delivery, which the line below them says. */
export function CartSummary({ locale, cart, words, summary }: CartSummaryProps) {
  return (
    <section aria-labelledby="cart-summary" className="cart-summary">
      <h2 id="cart-summary" className="text-xl font-bold">
        {summary.title}
      </h2>
      <dl className="mt-3 grid gap-y-2">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{summary.subtotal}</dt>
          <dd>
            <CartTotal locale={locale} cart={cart} />
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 border-t border-border pt-2 text-lg font-bold">
          <dt>{words.total}</dt>
          <dd>
            <CartTotal locale={locale} cart={cart} />
          </dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-muted-foreground">{summary.shipping}</p>
      <div className="mt-4">
        <CheckoutAction locale={locale} words={words} />
      </div>
      {/* Last, as it comes late: what stands above it must not move under a finger. */}
      <CartDelivery lines={cart.items} />
    </section>
  );
}
