'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from '@/components/navigation/link';
import { cn } from '@/lib/utils';
import { showKeptToast } from './kept-toast';
import {
  currentToast,
  dismissToast,
  holdToast,
  releaseToast,
  subscribeToToast,
  type ToastMessage,
} from './toast-store';

/** Lets dialogs recognize that closing a toast is not a click outside. */
export const toasterId = 'toaster';

const actionClass =
  'inline-flex min-h-8 shrink-0 items-center rounded-sm px-2 text-sm font-bold text-primary underline underline-offset-4';

const sectionClass = cn(
  // Without the looks that browsers give to popovers.
  'pointer-events-none fixed inset-x-4 z-toast w-auto overflow-visible bg-transparent',
  'top-[calc(var(--header-height)+0.5rem)] flex justify-center sm:top-auto sm:bottom-4 sm:ltr:justify-end sm:rtl:justify-start',
  // It covers neither the header nor the footer of an open sheet: it is below the one, or next to the sheet.
  'sm:max-md:in-[:root:has([data-slot=sheet-content])]:top-18 sm:max-md:in-[:root:has([data-slot=sheet-content])]:bottom-auto md:ltr:in-[:root:has([data-slot=sheet-content])]:end-112',
);

function ToastAction({ action }: { action: NonNullable<ToastMessage['action']> }) {
  if ('href' in action)
    return (
      <Link href={action.href} data-action onClick={dismissToast} className={actionClass}>
        {action.label}
      </Link>
    );
  // Closed first, because the action may show its own message.
  const run = () => {
    dismissToast();
    action.run();
  };
  return (
    <button type="button" data-action onClick={run} className={actionClass}>
      {action.label}
    </button>
  );
}

/**
 * One message at a time: at the top on phones, below the header with the cart, at the bottom right on larger screens, in
 * both languages. Announced by the live regions.
 */
export function Toaster() {
  const t = useTranslations();
  useEffect(showKeptToast, []);
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const section = useRef<HTMLElement>(null);
  const id = toast?.id;
  // Above what is open in the top layer: the last to enter it is in front. Browsers without popovers show it in the page.
  useLayoutEffect(() => {
    const popover = section.current;
    if (!id || !popover || !('showPopover' in popover)) return undefined;
    popover.showPopover();
    return () => popover.hidePopover();
  }, [id]);
  return (
    <section
      ref={section}
      id={toasterId}
      popover="manual"
      aria-label={t('layout.notifications')}
      // Announced elsewhere. Modal dialogs do not hide elements with this attribute from screen readers, including
      // their buttons.
      aria-live="off"
      className={sectionClass}
    >
      {toast && (
        <div
          key={toast.id}
          onPointerEnter={() => holdToast('pointer')}
          onPointerLeave={() => releaseToast('pointer')}
          onFocus={() => holdToast('focus')}
          onBlur={() => releaseToast('focus')}
          data-open={toast.open}
          data-variant={toast.variant}
          className="group/toast pointer-events-auto flex w-full max-w-[420px] flex-wrap items-start justify-end gap-3 rounded-lg border border-s-4 border-s-primary bg-popover p-4 text-popover-foreground shadow-cover transition duration-200 data-[open=false]:invisible data-[open=false]:opacity-0 data-[variant=destructive]:border-s-destructive starting:opacity-0"
        >
          <div className="min-w-0 grow basis-36 group-has-data-action/toast:basis-60">
            <p className="font-semibold">{toast.title}</p>
            {toast.description && (
              <p className="text-sm text-muted-foreground">
                <bdi>{toast.description}</bdi>
              </p>
            )}
          </div>
          <div className="flex shrink-0 gap-3">
            {toast.action && <ToastAction action={toast.action} />}
            <button
              type="button"
              onClick={dismissToast}
              className="min-h-8 shrink-0 rounded-sm px-2 text-sm font-semibold text-muted-foreground underline underline-offset-4"
            >
              {t('common.dismiss')}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
