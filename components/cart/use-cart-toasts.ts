import { useEffect } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { listenToCart, type CartNotice } from '@/lib/cart/cart-notices';
import type { Locale } from '@/lib/i18n/locale';
import type { CartButtonWords } from './cart-button-words';
import { cartToast } from './cart-toast';
import { loadCartWords } from './load-cart-words';

/** Shows what the cart has to say, wherever on the page it happened. */
export function useCartToasts(locale: Locale, words: CartButtonWords): void {
  useEffect(() => {
    const tell = async (notice: CartNotice) => {
      try {
        showToast(await cartToast(notice, words, () => loadCartWords(locale)));
      } catch {
        // The words did not arrive. The cart itself shows what has become of it.
      }
    };
    return listenToCart((notice) => void tell(notice));
  }, [locale, words]);
}
