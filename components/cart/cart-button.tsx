'use client';

import { ShoppingBag } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import {
  useEffect,
  useRef,
  useState,
  useTransition,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { useCartCount } from '@/lib/cart/cart-store';
import { carryOutEarlyTaps } from '@/lib/cart/early-taps';
import { localePath } from '@/lib/i18n/locale';
import { usePathname } from '@/lib/i18n/navigation';
import { seconds } from '@/lib/time';
import type { CartDrawerProps } from './cart-drawer';
import { useCartToasts } from './cart-toast';

const loadDrawer = () => import('./cart-drawer');

// Prefetches when a click is likely; if that fails, the click tries again.
const prepareDrawer = () => void loadDrawer().catch(() => undefined);

/** Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, seconds(1));
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task);
  return () => cancelIdleCallback(idle);
}

const isForNewTab = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Opens the cart drawer. A plain link to the cart page until scripts run, or if the drawer's script cannot be loaded.
 */
export function CartButton() {
  const locale = useLocale();
  const count = useCartCount();
  const isFilled = count > 0;
  const path = usePathname();
  const button = useRef<HTMLAnchorElement>(null);
  const hasScripts = useHasScripts();
  const [Drawer, setDrawer] = useState<ComponentType<CartDrawerProps> | null>(null);
  // The page on which it was opened; it closes on navigation.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  const [isOpening, startOpening] = useTransition();
  useCartToasts();
  useEffect(carryOutEarlyTaps, []);

  // Preloads the drawer so that a cart with books also opens offline.
  useEffect(() => {
    if (!isFilled) return;
    return whenIdle(prepareDrawer);
  }, [isFilled]);

  // The button shows that it was pressed before the drawer is rendered, which takes a cheap phone a third of a second.
  const open = () =>
    startOpening(async () => {
      try {
        const { CartDrawer } = await loadDrawer();
        startOpening(() => {
          setDrawer(() => CartDrawer);
          setOpenOn(path);
        });
      } catch {
        window.location.assign(localePath(locale, '/cart'));
      }
    });

  function onClick(event: MouseEvent) {
    if (isForNewTab(event)) return;
    event.preventDefault();
    open();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  }

  return (
    <>
      <Button asChild variant="ghost" size="icon" className="relative -me-2.5">
        <a
          ref={button}
          href={localePath(locale, '/cart')}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onPointerEnter={prepareDrawer}
          onFocus={prepareDrawer}
          data-pressed={isOpening || undefined}
          {...(hasScripts && {
            role: 'button',
            'aria-haspopup': 'dialog',
            'aria-expanded': isOpen,
          })}
        >
          <Icon icon={ShoppingBag} className="size-6" />
          <Badge count={count} />
        </a>
      </Button>
      {Drawer && <Drawer isOpen={isOpen} onClose={() => setOpenOn(null)} trigger={button} />}
    </>
  );
}

/** Over a corner of the icon, so that nothing moves when the number appears. */
function Badge({ count }: { count: number }) {
  const t = useTranslations('cart');
  return (
    <>
      <span className="sr-only">{t('count', { count })}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1 text-xs leading-none font-bold text-primary-foreground"
        >
          {count}
        </span>
      )}
    </>
  );
}
