import { ErrorScreen } from '@/components/feedback/error-screen';
import { RetryingScreen } from '@/components/feedback/retrying-screen';
import { useTranslations } from 'next-intl';
import { useRetry } from '@/components/feedback/use-retry';

/** A product that could not be read: asked for again by itself, then left to the shopper. */
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
