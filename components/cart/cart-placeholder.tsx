import { CircleAlert, ShoppingBag } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { CartState } from '@/lib/cart/use-cart-items';

/**
 * Shown in place of lines. `children`: the next action for an empty cart, which takes the focus when the last line is
 * removed. While loading, it says nothing in browsers without scripts, because nothing will be loaded there.
 */
export function CartPlaceholder({ cart, children }: { cart: CartState; children: ReactNode }) {
  const t = useTranslations('cart');
  switch (cart.status) {
    case 'unread':
      // A script has found out which of the two applies: see `empty-cart-script`.
      return (
        <>
          <div className="empty-cart:hidden">
            <LoadingCart />
          </div>
          <div className="hidden empty-cart:block">
            <EmptyCart>{children}</EmptyCart>
          </div>
        </>
      );
    case 'loading':
      return <LoadingCart />;
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

function LoadingCart() {
  const t = useTranslations('cart');
  return (
    <p
      role="status"
      className="flex flex-col items-center gap-4 py-20 text-muted-foreground noscript:hidden"
    >
      <Spinner />
      {t('loading')}
    </p>
  );
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
