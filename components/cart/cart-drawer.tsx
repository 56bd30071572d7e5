'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { focusInstead } from '@/components/feedback/focus-instead';
import { toasterId } from '@/components/ui/toaster';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import {
  Sheet,
  SheetClose,
  SheetContent,
  SheetFooter,
  SheetHeader,
  SheetTitle,
} from '@/components/ui/sheet';
import { useCartCount } from '@/lib/cart/cart-store';
import { useCartItems } from '@/lib/cart/use-cart-items';
import { cn } from '@/lib/utils';
import { CartLines } from './cart-lines';
import { CartNotes } from './cart-notes';
import { CartPlaceholder } from './cart-placeholder';
import { CartTotal } from './cart-total';

export type CartDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
};

/** On a screen that is tall enough, the lines scroll between a fixed header and footer. */
const edgeClass = 'bg-popover tall:sticky tall:z-bar';

const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`#${toasterId}`) !== null;

/** The cart in a drawer at the inline end of the page. Loaded on first use. */
export function CartDrawer({ isOpen, onClose, trigger }: CartDrawerProps) {
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        side="end"
        aria-describedby={undefined}
        onInteractOutside={(event) => {
          // Closing a toast must not close the drawer.
          if (isInToaster(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => focusInstead(event, trigger.current)}
      >
        <DrawerContent onClose={onClose} />
      </SheetContent>
    </Sheet>
  );
}

function DrawerContent({ onClose }: { onClose: () => void }) {
  const t = useTranslations('cart');
  const cart = useCartItems();
  const count = useCartCount();
  const isFilled = cart.status === 'ready' && cart.count > 0;
  return (
    <>
      <SheetHeader
        className={cn(
          'flex-row items-center justify-between border-b-3 border-double py-2 tall:top-0',
          edgeClass,
        )}
      >
        <SheetTitle>
          {t('title')} ({count})
        </SheetTitle>
        <SheetClose asChild>
          <Button variant="ghost" size="icon" aria-label={t('close')} className="-me-2">
            <Icon icon={X} className="size-6" />
          </Button>
        </SheetClose>
      </SheetHeader>
      <div className="shrink-0 grow px-card" data-cart-place>
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
        <SheetFooter
          className={cn(
            'border-t pb-[max(1rem,env(safe-area-inset-bottom))] tall:bottom-0',
            edgeClass,
          )}
        >
          <div className="mb-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-bold">
              <span>{t('total')}</span>
              <CartTotal cart={cart} />
            </p>
            <p className="text-sm text-muted-foreground">{t('shippingLater')}</p>
          </div>
          <Button asChild variant="outline">
            <Link href="/cart" onClick={onClose}>
              {t('goToCart')}
            </Link>
          </Button>
          <Button asChild>
            <Link href="/checkout">{t('proceed')}</Link>
          </Button>
        </SheetFooter>
      )}
    </>
  );
}
