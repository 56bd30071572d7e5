import type { ToastMessage } from '@/components/feedback/toast-store';
import type { CartNotice } from '@/lib/cart/cart-notices';
import type { CartButtonWords } from './cart-button-words';
import type { CartWords } from './cart-words';
import { withSku } from './placeholders';

/**
 * How a notice of the cart is put (spec §5 Cart, §8 Catalogue and cart). Only the commonest is at hand in `words`; the
 * rest are asked for, ahead of time where the cart has something in it.
 */
export async function cartToast(
  notice: CartNotice,
  words: CartButtonWords,
  loadWords: () => Promise<CartWords>,
): Promise<ToastMessage> {
  if (notice.type === 'added') return { title: words.added, variant: 'default' };
  const all = await loadWords();
  switch (notice.type) {
    case 'limit-reached':
      return { title: all.notice, description: all.limitReached, variant: 'destructive' };
    case 'quantity-reached':
      return { title: all.notice, description: all.quantityReached, variant: 'destructive' };
    case 'add-failed':
      return { title: all.error, description: all.addFailed, variant: 'destructive' };
    case 'save-failed':
      return { title: all.error, description: all.saveFailed, variant: 'destructive' };
    case 'trimmed':
    case 'withdrawn':
      return { title: all.notice, description: all[notice.type], variant: 'default' };
    case 'unavailable':
      return { title: all.error, description: all.refused, variant: 'destructive' };
    case 'not-found': {
      const description = withSku(all.notFound, notice.sku);
      return { title: all.error, description, variant: 'destructive' };
    }
  }
}
