import { cartTotal } from '@/lib/cart/cart-item';
import type { ReadyCart } from '@/lib/cart/use-cart-items';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';

type CartTotalProps = { locale: Locale; cart: ReadyCart };

/** No sum while a price is still on its way. */
export function CartTotal({ locale, cart }: CartTotalProps) {
  return <bdi>{cart.waiting > 0 ? '…' : formatAmount(cartTotal(cart.items), locale)}</bdi>;
}
