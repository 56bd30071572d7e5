'use client';

import { useLocale } from 'next-intl';
import { usePathname } from 'next/navigation';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { Icon } from '@/components/ui/icon';
import { useCartCount } from '@/lib/cart/cart-store';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { CartBadge } from './cart-badge';
import type { CartDrawerProps } from './cart-drawer';
import type { CartWords } from './cart-words';
import { loadCartWords } from './load-cart-words';
import { useCartToasts } from './use-cart-toasts';

type Drawer = { Drawer: ComponentType<CartDrawerProps>; drawerWords: CartWords };

async function loadDrawer(locale: Locale): Promise<Drawer> {
  const [{ CartDrawer }, drawerWords] = await Promise.all([
    import('./cart-drawer'),
    loadCartWords(locale),
  ]);
  return { Drawer: CartDrawer, drawerWords };
}

const isForNewTab = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Opens the cart drawer; a plain link to the cart until there are scripts, and when the drawer's do not arrive. */
export function CartButton() {
  const locale = useLocale();
  const isFilled = useCartCount() > 0;
  const path = usePathname();
  const button = useRef<HTMLAnchorElement>(null);
  const hasScripts = useHasScripts();
  const [loaded, setLoaded] = useState<Drawer | null>(null);
  // The page on which it was opened: it closes when another page comes.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  useCartToasts();

  // Ahead of a click that is likely to come; without it the click will try again.
  const prepare = () => void loadDrawer(locale).catch(() => undefined);

  // A cart with books in it opens without a network, too.
  useEffect(() => {
    if (isFilled) loadDrawer(locale).catch(() => undefined);
  }, [isFilled, locale]);

  async function open() {
    try {
      setLoaded(await loadDrawer(locale));
      setOpenOn(path);
    } catch {
      window.location.assign(localePath(locale, '/cart'));
    }
  }

  function onClick(event: MouseEvent) {
    if (isForNewTab(event)) return;
    event.preventDefault();
    void open();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    void open();
  }

  return (
    <>
      <a
        ref={button}
        href={localePath(locale, '/cart')}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...(hasScripts && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        className="btn btn-ghost btn-sm gap-0.5 ps-2 pe-1"
      >
        <Icon name="bag" className="size-6" />
        <CartBadge />
      </a>
      {loaded && (
        <loaded.Drawer
          locale={locale}
          words={loaded.drawerWords}
          isOpen={isOpen}
          onClose={() => setOpenOn(null)}
          trigger={button}
        />
      )}
    </>
  );
}
