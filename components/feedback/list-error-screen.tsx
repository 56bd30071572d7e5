'use client';

import { CircleAlert } from 'lucide';
import { Icon } from '@/components/icon';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/locale';
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
      <MessagePanel
        icon={<Icon icon={CircleAlert} />}
        heading="h1"
        title={t('errors.fetchProducts')}
      >
        <Button type="button" onClick={() => window.location.reload()}>
          {t('common.refreshPage')}
        </Button>
        {/* A full page load: at the same address the router would keep the failure. */}
        <Button asChild variant="outline">
          <a href={localePath(locale, '/shop')}>{t('common.clearFilters')}</a>
        </Button>
      </MessagePanel>
    </div>
  );
}
