import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { toast, type ToastMessage } from '@/components/ui/use-toast';
import { listenToCart, type CartNotice } from '@/lib/cart/cart-notices';

/** The toast for a notice of the cart. `t` translates from the root of the messages. */
export function cartToast(
  notice: CartNotice,
  t: ReturnType<typeof useTranslations<never>>,
): ToastMessage {
  const warning = (title: 'notice' | 'error', description: string): ToastMessage => ({
    title: t(`common.${title}`),
    description,
    variant: 'destructive',
  });
  switch (notice.type) {
    case 'added':
      return {
        title: t('cart.added'),
        ...(notice.title && { description: notice.title }),
        action: { label: t('cart.goToCart'), href: '/cart' },
        variant: 'default',
      };
    case 'limit-reached':
      return warning('notice', t('cart.limitReached'));
    case 'quantity-reached':
      return warning('notice', t('cart.quantityReached'));
    case 'add-failed':
      return warning('error', t('cart.addFailed'));
    case 'save-failed':
      return warning('error', t('cart.saveFailed'));
    case 'trimmed':
    case 'withdrawn':
      return {
        title: t('common.notice'),
        description: t(`cart.${notice.type}`),
        variant: 'default',
      };
    case 'unavailable':
      return warning('error', t('cart.refused'));
    case 'not-found':
      return warning('error', t('cart.notFound', { sku: notice.sku }));
  }
}

/** Shows the cart's notices on every page. */
export function useCartToasts(): void {
  const t = useTranslations();
  useEffect(() => listenToCart((notice) => toast(cartToast(notice, t))), [t]);
}
