'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { keepToast } from '@/components/feedback/kept-toast';
import { showToast, type ToastMessage } from '@/components/feedback/toast-store';
import { useNavigate } from '@/components/navigation/use-navigate';
import { afterSignIn, leadsToCheckout, loadsDocument } from '@/lib/auth/after-sign-in';
import { localePath } from '@/lib/i18n/locale';
import { loadDocument } from '@/lib/navigation/load-document';

const neverChanges = () => () => undefined;

const redirectParameter = () => new URLSearchParams(window.location.search).get('redirect');

/** `?redirect=…` of this page's address, empty where there is none, on the server and until hydration. */
function redirectQuery(): string {
  const redirect = redirectParameter();
  return redirect ? `?${new URLSearchParams({ redirect }).toString()}` : '';
}

const isForCheckout = () => leadsToCheckout(redirectParameter() ?? '');

/** Whether the shopper was sent to this page by the checkout; false on the server and until hydration. */
export function useIsForCheckout(): boolean {
  return useSyncExternalStore(neverChanges, isForCheckout, () => false);
}

/** The ways between login and sign-up, which keep in mind where the shopper was going, and the way there. */
export function useSignInRedirect() {
  const locale = useLocale();
  const navigate = useNavigate();
  const query = useSyncExternalStore(neverChanges, redirectQuery, () => '');
  return {
    withRedirect: (path: '/login' | '/signup') => localePath(locale, path) + query,
    openLogin: () => navigate.push(localePath(locale, '/login') + redirectQuery()),
    /** To where a signed-in shopper was going, with a welcome that is seen there. */
    redirectSignedIn: (welcome?: ToastMessage) => {
      const target = afterSignIn(locale, window.location.search);
      if (loadsDocument(locale, target)) {
        if (welcome) keepToast(welcome);
        loadDocument(target, 'replace');
        return;
      }
      if (welcome) showToast(welcome);
      navigate.replace(target);
    },
  };
}
