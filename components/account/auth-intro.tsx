'use client';

import { useTranslations } from 'next-intl';
import { useIsForCheckout } from './use-sign-in-redirect';

/** What the page is for: to go on shopping, or with the order that the shopper has begun. */
export function AuthIntro({ page }: { page: 'login' | 'signup' }) {
  const t = useTranslations('auth');
  const text = useIsForCheckout() ? t(`${page}.checkoutText`) : t(`${page}.text`);
  return <p className="mt-1 text-muted-foreground">{text}</p>;
}
