'use client';

import { useState } from 'react';
import { signOut } from '@/lib/auth/sign-out';
import { localePath, type Locale } from '@/lib/i18n/locale';

type SignOutButtonProps = { locale: Locale; label: string; className?: string };

/** Leaves by a page load, so that nothing of the shopper's pages stays in memory. */
export function SignOutButton({ locale, label, className }: SignOutButtonProps) {
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
      {label}
    </button>
  );
}
