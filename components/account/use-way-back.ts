'use client';

import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { keepToast } from '@/components/feedback/kept-toast';
import { showToast, type ToastMessage } from '@/components/feedback/toast-store';
import { afterSignIn, leadsToCheckout, loadsDocument } from '@/lib/auth/after-sign-in';
import { localePath, type Locale } from '@/lib/i18n/locale';

const never = () => () => undefined;

/** `?redirect=…` of this page's address, empty where there is none, on the server and until hydration. */
function redirectQuery(): string {
  const asked = new URLSearchParams(window.location.search).get('redirect');
  return asked ? `?${new URLSearchParams({ redirect: asked }).toString()}` : '';
}

const isForCheckout = () =>
  leadsToCheckout(new URLSearchParams(window.location.search).get('redirect') ?? '');

/** Whether the shopper was sent to this page by the checkout; false on the server and until hydration. */
export function useForCheckout(): boolean {
  return useSyncExternalStore(never, isForCheckout, () => false);
}

/** The ways from one door to the next, which keep in mind where the shopper was going. */
export function useWayBack(locale: Locale) {
  const router = useRouter();
  const query = useSyncExternalStore(never, redirectQuery, () => '');
  return {
    /** The address of another page at the door. */
    doorAt: (path: '/login' | '/signup') => localePath(locale, path) + query,
    goToDoor: (path: '/login') => router.push(localePath(locale, path) + redirectQuery()),
    /** To where a signed-in shopper was going, with a welcome that is seen there. */
    goOn: (welcome?: ToastMessage) => {
      const target = afterSignIn(locale, window.location.search);
      if (loadsDocument(locale, target)) {
        if (welcome) keepToast(welcome);
        window.location.replace(target);
        return;
      }
      if (welcome) showToast(welcome);
      router.replace(target);
    },
  };
}
