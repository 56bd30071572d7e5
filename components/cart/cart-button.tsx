'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { Icon } from '@/components/ui/icon';
import { listenToCart } from '@/lib/cart/cart-notices';
import { useCartCount } from '@/lib/cart/cart-store';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { CartDrawerProps } from './cart-drawer';
import { cartToast } from './cart-toast';
import type { CartWords } from './cart-words';

const loadDrawer = () => import('./cart-drawer');
/** Ahead of a click that is likely to come; without it the click will try again. */
const prepareDrawer = () => void loadDrawer().catch(() => undefined);

const neverChanges = () => () => undefined;
const isNewTab = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Opens the cart drawer; a plain link to the cart until there are scripts, and whenever the drawer's do not arrive. The
 * badge has its room before it has a number.
 */
export function CartButton({ locale, words }: { locale: Locale; words: CartWords }) {
  const count = useCartCount();
  const path = usePathname();
  const button = useRef<HTMLAnchorElement>(null);
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [Drawer, setDrawer] = useState<ComponentType<CartDrawerProps> | null>(null);
  // The page on which it was opened: it closes when another page comes.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  const isFilled = count > 0;

  useEffect(() => listenToCart((notice) => showToast(cartToast(notice, words))), [words]);

  // A cart with books in it opens without a network, too.
  useEffect(() => {
    if (isFilled) prepareDrawer();
  }, [isFilled]);

  async function open() {
    try {
      const { CartDrawer } = await loadDrawer();
      setDrawer(() => CartDrawer);
      setOpenOn(path);
    } catch {
      window.location.assign(localePath(locale, '/cart'));
    }
  }

  function onClick(event: MouseEvent) {
    if (isNewTab(event)) return;
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
      <Link
        ref={button}
        href={localePath(locale, '/cart')}
        prefetch={false}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={prepareDrawer}
        onFocus={prepareDrawer}
        {...(isLive && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        className="btn btn-ghost btn-sm gap-0.5 ps-2 pe-1"
      >
        <Icon name="bag" className="size-6" />
        <span className="inline-flex w-7 justify-center">
          <span className="sr-only">{words.counts[count]}</span>
          {count > 0 && (
            <span
              aria-hidden="true"
              className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-primary px-1.5 text-sm leading-none font-bold text-primary-foreground"
            >
              {count}
            </span>
          )}
        </span>
      </Link>
      {Drawer && (
        <Drawer
          locale={locale}
          words={words}
          isOpen={isOpen}
          onClose={() => setOpenOn(null)}
          trigger={button}
        />
      )}
    </>
  );
}
