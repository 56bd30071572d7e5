'use client';

import { XIcon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import * as Dialog from 'radix-ui/dialog';
import { toasterId } from '@/components/feedback/toaster';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { useCartCount } from '@/lib/cart/cart-store';
import { useCartItems } from '@/lib/cart/use-cart-items';
import { localePath } from '@/lib/i18n/locale';
import './cart-drawer.css';
import { CartLines } from './cart-lines';
import { CartNotes } from './cart-notes';
import { CartPlaceholder } from './cart-placeholder';
import { CartTotal } from './cart-total';

export type CartDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
};

const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`#${toasterId}`) !== null;

/** The cart in a drawer at the inline end of the page. Loaded on first use. */
export function CartDrawer({ isOpen, onClose, trigger }: CartDrawerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="cart-overlay" />
        <Dialog.Content
          className="cart-drawer"
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            // Closing a toast must not close the drawer.
            if (isInToaster(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
        >
          <DrawerContent onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function DrawerContent({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const t = useTranslations('cart');
  const cart = useCartItems();
  const count = useCartCount();
  const isFilled = cart.status === 'ready' && cart.count > 0;
  return (
    <>
      <div className="cart-drawer-bar">
        <Dialog.Title className="text-xl font-bold">
          {t('title')} ({count})
        </Dialog.Title>
        <Button asChild variant="ghost" size="icon" className="-me-2">
          <Dialog.Close aria-label={t('close')}>
            <XIcon className="size-6" />
          </Dialog.Close>
        </Button>
      </div>
      <div className="cart-drawer-lines" data-cart-place>
        {isFilled ? (
          <>
            <CartNotes cart={cart} />
            <CartLines cart={cart} onLeave={onClose} compact />
          </>
        ) : (
          <CartPlaceholder cart={cart}>
            <Button type="button" onClick={onClose}>
              {t('continueShopping')}
            </Button>
          </CartPlaceholder>
        )}
      </div>
      {isFilled && (
        <div className="cart-drawer-end">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-bold">
            <span>{t('total')}</span>
            <CartTotal cart={cart} />
          </p>
          <p className="text-sm text-muted-foreground">{t('shippingLater')}</p>
          <div className="mt-3 grid gap-2">
            <Button asChild variant="outline">
              <Link href={localePath(locale, '/cart')} onClick={onClose}>
                {t('goToCart')}
              </Link>
            </Button>
            <Button asChild>
              <Link href={localePath(locale, '/checkout')}>{t('proceed')}</Link>
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
