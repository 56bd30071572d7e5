import type { ToastMessage } from '@/components/feedback/toast-store';
import type { CartNotice } from '@/lib/cart/cart-notices';
import { skuPlaceholder, type CartWords } from './cart-words';

/** How a notice of the cart is put (spec §5 Cart, §8 Catalogue and cart). */
export function cartToast(notice: CartNotice, words: CartWords): ToastMessage {
  switch (notice.type) {
    case 'added':
      return { title: words.added, variant: 'default' };
    case 'trimmed':
      return { title: words.notice, description: words.trimmed, variant: 'default' };
    case 'withdrawn':
      return { title: words.notice, description: words.withdrawn, variant: 'default' };
    case 'limit-reached':
      return { title: words.notice, description: words.limitReached, variant: 'destructive' };
    case 'unavailable':
      return { title: words.error, description: words.refused, variant: 'destructive' };
    case 'save-failed':
      return { title: words.error, description: words.saveFailed, variant: 'destructive' };
    case 'not-found': {
      const description = words.notFound.replace(skuPlaceholder, notice.sku);
      return { title: words.error, description, variant: 'destructive' };
    }
  }
}
