'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { showKeptToast } from '@/components/feedback/kept-toast';
import { Link } from '@/components/navigation/link';
import {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastTitle,
  ToastViewport,
} from './toast';
import { dismissToast, holdToast, releaseToast, useToast, type ToastMessage } from './use-toast';

/** Lets dialogs recognize that closing a toast is not a click outside. */
export const toasterId = 'toaster';

function MessageAction({ action }: { action: NonNullable<ToastMessage['action']> }) {
  if ('href' in action)
    return (
      <ToastAction asChild>
        <Link href={action.href} onClick={dismissToast}>
          {action.label}
        </Link>
      </ToastAction>
    );
  // Closed first, because the action may show its own message.
  const run = () => {
    dismissToast();
    action.run();
  };
  return <ToastAction onClick={run}>{action.label}</ToastAction>;
}

/** Shows one message at a time, at the same place in both languages. The live regions announce it. */
export function Toaster() {
  const t = useTranslations();
  useEffect(showKeptToast, []);
  const toast = useToast();
  const viewport = useRef<HTMLElement>(null);
  const id = toast?.id;
  // Above what is open in the top layer: the last to enter it is in front. Browsers without popovers show it in the
  // page.
  useLayoutEffect(() => {
    const popover = viewport.current;
    if (!id || !popover || !('showPopover' in popover)) return undefined;
    popover.showPopover();
    return () => popover.hidePopover();
  }, [id]);
  return (
    <ToastViewport
      ref={viewport}
      id={toasterId}
      popover="manual"
      aria-label={t('layout.notifications')}
      // Announced elsewhere. Modal dialogs do not hide elements with this attribute from screen readers, including
      // their buttons.
      aria-live="off"
    >
      {toast && (
        <Toast
          key={toast.id}
          variant={toast.variant}
          open={toast.open}
          onPointerEnter={() => holdToast('pointer')}
          onPointerLeave={() => releaseToast('pointer')}
          onFocus={() => holdToast('focus')}
          onBlur={() => releaseToast('focus')}
        >
          <div className="min-w-0 grow basis-36 group-has-data-[slot=toast-action]/toast:basis-60">
            <ToastTitle>{toast.title}</ToastTitle>
            {toast.description && (
              <ToastDescription>
                <bdi>{toast.description}</bdi>
              </ToastDescription>
            )}
          </div>
          <div className="flex shrink-0 gap-3">
            {toast.action && <MessageAction action={toast.action} />}
            <ToastClose onClick={dismissToast}>{t('common.dismiss')}</ToastClose>
          </div>
        </Toast>
      )}
    </ToastViewport>
  );
}
