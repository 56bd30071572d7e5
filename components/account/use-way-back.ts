'use client';

import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { afterSignIn, localeOfPath } from '@/lib/auth/after-sign-in';
import { localePath, type Locale } from '@/lib/i18n/locale';

const never = () => () => undefined;

/** `?redirect=…` of this page's address, empty where there is none, on the server and until hydration. */
function redirectQuery(): string {
  const asked = new URLSearchParams(window.location.search).get('redirect');
  return asked ? `?${new URLSearchParams({ redirect: asked }).toString()}` : '';
}

/** The ways from one door to the next, which keep in mind where the shopper was going. */
export function useWayBack(locale: Locale) {
  const router = useRouter();
  const query = useSyncExternalStore(never, redirectQuery, () => '');
  return {
    /** The address of another page at the door. */
    doorAt: (path: '/login' | '/signup') => localePath(locale, path) + query,
    goToDoor: (path: '/login') => router.push(localePath(locale, path) + redirectQuery()),
    /** To where a signed-in shopper was going. */
    goOn: () => {
      const target = afterSignIn(locale, window.location.search);
      // Another language is another document.
      if (localeOfPath(target) !== locale) {
        window.location.replace(target);
        return;
      }
      router.replace(target);
    },
  };
}
