import type { ToastMessage } from '@/components/feedback/toast-store';
import type { CartNotice } from '@/lib/cart/cart-notices';
import type { CartButtonWords } from './cart-button-words';
import type { CartWords } from './cart-words';
import { withSku } from './placeholders';

/**
 * How a notice of the cart is put (spec §5 Cart, §8 Catalogue and cart). What may be said without a network is at hand
 * in `words`, the rest is asked for.
 */
export async function cartToast(
  notice: CartNotice,
  words: CartButtonWords,
  allWords: () => Promise<CartWords>,
): Promise<ToastMessage> {
  switch (notice.type) {
    case 'added':
      return { title: words.added, variant: 'default' };
    case 'limit-reached':
      return { title: words.notice, description: words.limitReached, variant: 'destructive' };
    case 'save-failed':
      return { title: words.error, description: words.saveFailed, variant: 'destructive' };
    case 'trimmed':
    case 'withdrawn': {
      const { [notice.type]: description } = await allWords();
      return { title: words.notice, description, variant: 'default' };
    }
    case 'unavailable':
      return {
        title: words.error,
        description: (await allWords()).refused,
        variant: 'destructive',
      };
    case 'not-found': {
      const description = withSku((await allWords()).notFound, notice.sku);
      return { title: words.error, description, variant: 'destructive' };
    }
  }
}
