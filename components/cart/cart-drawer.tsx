'use client';

import type { RefObject } from 'react';
import * as Dialog from 'radix-ui/dialog';
import { toasterId } from '@/components/feedback/toaster';
import type { Locale } from '@/lib/i18n/locale';
import type { CartWords } from './cart-words';
import { DrawerContent } from './drawer-content';

export type CartDrawerProps = {
  locale: Locale;
  words: CartWords;
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
};

const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`#${toasterId}`) !== null;

/** The cart beside the page, at its inline end. Loaded when it is first needed. */
export function CartDrawer({ isOpen, onClose, trigger, ...content }: CartDrawerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="cart-overlay" />
        <Dialog.Content
          className="cart-drawer"
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            // To close a message is not to close the drawer.
            if (isInToaster(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
        >
          <DrawerContent onClose={onClose} {...content} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
