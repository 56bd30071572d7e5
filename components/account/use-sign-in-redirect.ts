'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { keepToast } from '@/components/feedback/kept-toast';
import { toast, type ToastMessage } from '@/components/ui/use-toast';
import { useNavigate } from '@/components/navigation/use-navigate';
import { afterSignIn, leadsToCheckout, loadsDocument } from '@/lib/auth/after-sign-in';
import { withoutLocale } from '@/lib/i18n/locale';
import { loadDocument } from '@/lib/navigation/load-document';

const neverChanges = () => () => undefined;

const redirectParameter = () => new URLSearchParams(window.location.search).get('redirect');

/** `?redirect=…` of this page's address; empty if missing, on the server and until hydration. */
function redirectQuery(): string {
  const redirect = redirectParameter();
  return redirect ? `?${new URLSearchParams({ redirect }).toString()}` : '';
}

const isForCheckout = () => leadsToCheckout(redirectParameter() ?? '');

/** Whether the checkout sent the shopper here; false on the server and until hydration. */
export function useIsForCheckout(): boolean {
  return useSyncExternalStore(neverChanges, isForCheckout, () => false);
}

/** The links between login and sign-up, which keep the shopper's destination, and the redirect to it. */
export function useSignInRedirect() {
  const locale = useLocale();
  const navigate = useNavigate();
  const query = useSyncExternalStore(neverChanges, redirectQuery, () => '');
  return {
    withRedirect: (path: '/login' | '/signup') => path + query,
    openLogin: () => navigate.push('/login' + redirectQuery()),
    /** Redirects a signed-in shopper to their destination, where the welcome message is shown. */
    redirectSignedIn: (welcome?: ToastMessage) => {
      const target = afterSignIn(locale, window.location.search);
      if (loadsDocument(locale, target)) {
        if (welcome) keepToast(welcome);
        loadDocument(target, 'replace');
        return;
      }
      if (welcome) toast(welcome);
      navigate.replace(withoutLocale(target));
    },
  };
}
