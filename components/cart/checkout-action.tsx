import { localePath, type Locale } from '@/lib/i18n/locale';
import type { CartWords } from './cart-words';

/**
 * The way from the cart to the checkout, in the drawer and on the page. A plain link: the checkout has a policy of its
 * own for what may run in it, which only a page load brings.
 */
export function CheckoutAction({ locale, words }: { locale: Locale; words: CartWords }) {
  return (
    <a href={localePath(locale, '/checkout')} className="btn btn-default btn-md w-full">
      {words.proceed}
    </a>
  );
}
