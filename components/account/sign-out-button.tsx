'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { signOut } from '@/lib/auth/sign-out';
import { localePath } from '@/lib/i18n/locale';

/** Leaves with a full page load, so that nothing of the shopper's pages stays in memory. */
export function SignOutButton({ className }: { className?: string }) {
  const t = useTranslations('layout');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);

  async function leave() {
    if (busy) return;
    setBusy(true);
    try {
      await signOut();
    } finally {
      window.location.assign(localePath(locale, '/login'));
    }
  }

  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => void leave()}
      className={className}
    >
      {t('logout')}
    </button>
  );
}
