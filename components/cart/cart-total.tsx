import { useLocale } from 'next-intl';
import { cartTotal } from '@/lib/cart/cart-item';
import type { ReadyCart } from '@/lib/cart/use-cart-items';
import { formatAmount } from '@/lib/i18n/format';

/** No total while a price is missing. */
export function CartTotal({ cart }: { cart: ReadyCart }) {
  const locale = useLocale();
  return <bdi>{cart.waiting > 0 ? '…' : formatAmount(cartTotal(cart.items), locale)}</bdi>;
}
