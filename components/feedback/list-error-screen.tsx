'use client';

import { useParams } from 'next/navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { isLocale, localePath } from '@/lib/i18n/locale';
import { useErrorWords } from './error-words';
import { MessagePanel } from './message-panel';
import { RetryingScreen } from './retrying-screen';
import { useRetry } from './use-retry';

/** A list that could not be read: asked for again by itself, then left to the shopper. */
export function ListErrorScreen({ retry }: { retry: () => void }) {
  const words = useErrorWords();
  const { locale } = useParams<{ locale: string }>();
  const retrying = useRetry(retry);
  if (retrying) return <RetryingScreen label={words.retrying} />;
  return (
    <div role="alert">
      <MessagePanel icon="alert" heading="h1" title={words.fetchProducts}>
        <button type="button" onClick={() => window.location.reload()} className={buttonVariants()}>
          {words.refreshPage}
        </button>
        <a
          href={localePath(isLocale(locale) ? locale : 'ar', '/shop')}
          className={buttonVariants({ variant: 'outline' })}
        >
          {words.clearFilters}
        </a>
      </MessagePanel>
    </div>
  );
}
