'use client';

import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/locale-context';
import { MessagePanel } from './message-panel';
import { RetryingScreen } from './retrying-screen';
import { useFailureWords } from './use-failure-words';
import { useRetry } from './use-retry';

/** A list that could not be read: asked for again by itself, then left to the shopper. */
export function ListErrorScreen({ retry }: { retry: () => void }) {
  const words = useFailureWords();
  const locale = useLocale();
  const retrying = useRetry(retry);
  if (retrying) return <RetryingScreen label={words.retrying} />;
  return (
    <div role="alert">
      <MessagePanel icon="alert" heading="h1" title={words.fetchProducts}>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="btn btn-default btn-md"
        >
          {words.refreshPage}
        </button>
        <a href={localePath(locale, '/shop')} data-reload className="btn btn-outline btn-md">
          {words.clearFilters}
        </a>
      </MessagePanel>
    </div>
  );
}
