'use client';

import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/locale-context';
import { MessagePanel } from './message-panel';
import { useFailureWords } from './use-failure-words';

/** A client component for the weight of all the pages that are found: each carries it, in case it is not. */
export function NotFoundScreen() {
  const words = useFailureWords();
  return (
    <MessagePanel icon="book" heading="h1" title={words.notFound} text={words.notFoundText}>
      <a href={localePath(useLocale(), '/shop')} className="btn btn-default btn-md">
        {words.returnHome}
      </a>
    </MessagePanel>
  );
}
