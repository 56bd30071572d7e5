import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { listenToCart } from '@/lib/cart/cart-notices';
import { cartToast } from './cart-toast';

/** Shows what the cart has to say, wherever on the page it happened. */
export function useCartToasts(): void {
  const t = useTranslations();
  useEffect(() => listenToCart((notice) => showToast(cartToast(notice, t))), [t]);
}
