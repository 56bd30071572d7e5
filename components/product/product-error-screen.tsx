import { useTranslations } from 'next-intl';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { RetryingScreen } from '@/components/feedback/retrying-screen';
import { useRetry } from '@/components/feedback/use-retry';

/** Shown if a product could not be read: retries automatically, then offers a button. */
export function ProductErrorScreen({ retry }: { retry: () => void }) {
  const t = useTranslations();
  const retrying = useRetry(retry);
  if (retrying) return <RetryingScreen label={t('errors.retrying')} />;
  return (
    <ErrorScreen
      title={t('errors.loadingProduct')}
      text={t('errors.fetchProduct')}
      refreshPage={t('common.refreshPage')}
    />
  );
}
