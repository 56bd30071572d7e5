'use client';

import { localePath } from '@/lib/i18n/locale';
import { useLocale, useTranslations } from 'next-intl';
import { MessagePanel } from './message-panel';
import { RetryingScreen } from './retrying-screen';
import { useRetry } from './use-retry';

/** Shown if a list could not be read: retries automatically, then offers a button. */
export function ListErrorScreen({ retry }: { retry: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const retrying = useRetry(retry);
  if (retrying) return <RetryingScreen label={t('errors.retrying')} />;
  return (
    <div role="alert">
      <MessagePanel icon="alert" heading="h1" title={t('errors.fetchProducts')}>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="btn btn-default btn-md"
        >
          {t('common.refreshPage')}
        </button>
        {/* A full page load: at the same address the router would keep the failure. */}
        <a href={localePath(locale, '/shop')} className="btn btn-outline btn-md">
          {t('common.clearFilters')}
        </a>
      </MessagePanel>
    </div>
  );
}
