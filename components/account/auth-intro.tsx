'use client';

import { useTranslations } from 'next-intl';
import { useIsForCheckout } from './use-sign-in-redirect';

/** Why to sign in: to continue shopping, or to complete the order. */
export function AuthIntro({ page }: { page: 'login' | 'signup' }) {
  const t = useTranslations('auth');
  const text = useIsForCheckout() ? t(`${page}.checkoutText`) : t(`${page}.text`);
  return <p className="mt-1 text-muted-foreground">{text}</p>;
}
