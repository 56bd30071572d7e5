import { CircleAlert, ShoppingBag } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LoadingPanel } from '@/components/feedback/loading-panel';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import type { CartState } from '@/lib/cart/use-cart-items';

/**
 * Shown in place of lines. `children`: the next action for an empty cart, which takes the focus when the last line is
 * removed.
 */
export function CartPlaceholder({ cart, children }: { cart: CartState; children: ReactNode }) {
  const t = useTranslations('cart');
  switch (cart.status) {
    case 'unread':
      // A script has found out which of the two applies: see `empty-cart-script`.
      return (
        <>
          <div className="empty-cart:hidden">
            <LoadingPanel text={t('loading')} />
          </div>
          <div className="hidden empty-cart:block">
            <EmptyCart>{children}</EmptyCart>
          </div>
        </>
      );
    case 'loading':
      return <LoadingPanel text={t('loading')} />;
    case 'failed':
      return (
        <div role="alert">
          <MessagePanel icon={<Icon icon={CircleAlert} />} title={t('failed')}>
            <Button type="button" onClick={cart.retry}>
              {t('tryAgain')}
            </Button>
          </MessagePanel>
        </div>
      );
    case 'ready':
      return <EmptyCart>{children}</EmptyCart>;
  }
}

function EmptyCart({ children }: { children: ReactNode }) {
  const t = useTranslations('cart');
  return (
    <MessagePanel
      icon={<Icon icon={ShoppingBag} />}
      title={t('empty.title')}
      text={t('empty.text')}
    >
      {children}
    </MessagePanel>
  );
}
