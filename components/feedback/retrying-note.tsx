'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useRouter } from '@/lib/i18n/navigation';
import { useRetry } from './use-retry';

/** Retries loading the page automatically and says so, below an error message. */
export function RetryingNote() {
  const router = useRouter();
  const t = useTranslations('errors');
  const retrying = useRetry(useCallback(() => router.refresh(), [router]));
  return (
    <p role="status" className="min-h-7 text-center text-muted-foreground">
      {retrying && t('retrying')}
    </p>
  );
}
