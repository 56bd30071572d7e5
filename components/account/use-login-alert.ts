'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { failedWithGoogle } from '@/lib/auth/after-sign-in';
import { takeConfirmation } from '@/lib/auth/confirmation';
import { removeFragment } from '@/lib/auth/link-fragment';
import { takeSocialFailure } from '@/lib/auth/social-failure';
import { takeQuery } from '@/lib/auth/take-query';
import { isSessionEnd, sessionEndedQuery } from '@/lib/supabase/session-end';
import type { AlertContent } from './form-alert';
import { takeLoginAlert } from './login-alert';
import { useAuthTexts } from './use-auth-texts';

type LoginAlert = {
  content: AlertContent;
  /** No toast has announced it. */
  isSilent?: boolean;
  /** Offers to resend the confirmation e-mail. */
  canResend?: boolean;
};

function failed(title: string, text: string): LoginAlert {
  toast({ title, variant: 'destructive', ...(text && { description: text }) });
  return { content: { title, text, tone: 'bad' } };
}

/**
 * Why the shopper is on the login page; null if there is no reason to show, and once the page has been left.
 * `fillEmail` is called with the address of a new account.
 */
export function useLoginAlert(fillEmail: (email: string) => void) {
  const t = useTranslations('auth');
  const { failureText } = useAuthTexts();
  const [loginAlert, setLoginAlert] = useState<LoginAlert | null>(null);

  function readLoginAlert(): LoginAlert | null {
    // First, because the fragment of the provider's response looks like that of an e-mail link.
    if (takeQuery(failedWithGoogle)) {
      removeFragment();
      const failure = takeSocialFailure();
      const googleFailed = t('login.googleFailed');
      return failed(t('login.failed'), failure ? failureText(failure, googleFailed) : googleFailed);
    }
    const confirmation = takeConfirmation();
    switch (confirmation?.status) {
      case 'confirmed':
        if (confirmation.email) fillEmail(confirmation.email);
        return {
          content: {
            title: t('login.confirmed.title'),
            text: t('login.confirmed.text'),
            tone: 'good',
          },
          isSilent: true,
        };
      case 'refused':
        return {
          content: {
            title: t('login.linkOver.title'),
            text: t('login.linkOver.text'),
            tone: 'bad',
          },
          isSilent: true,
          canResend: true,
        };
      case undefined:
        break;
    }
    const end = takeQuery(sessionEndedQuery);
    if (isSessionEnd(end)) {
      return end === 'noRefreshToken'
        ? failed(t('sessionEnded.refreshFailed'), t('sessionEnded.noRefreshToken'))
        : failed(t(`sessionEnded.${end}`), '');
    }
    const kept = takeLoginAlert();
    if (kept?.email) fillEmail(kept.email);
    return kept && { content: kept.content };
  }

  const show = useEffectEvent(() => {
    const found = readLoginAlert();
    if (found) setLoginAlert(found);
  });

  useEffect(() => {
    // Only known in the browser, so it is shown after hydration.
    queueMicrotask(() => show());
    return () => setLoginAlert(null);
  }, []);
  return { loginAlert, clearLoginAlert: () => setLoginAlert(null) };
}
