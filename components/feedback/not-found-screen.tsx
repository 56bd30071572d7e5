'use client';

import { brandedTitle } from '@/lib/env/brand';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/locale-context';
import { MessagePanel } from './message-panel';
import { useFailureWords } from './use-failure-words';

/**
 * With the document's title, as the metadata of a page that answers 404 come too late for its HTML. A client component for
 * the weight of all the pages that are found: each carries it, in case it is not.
 */
export function NotFoundScreen() {
  const words = useFailureWords();
  const locale = useLocale();
  return (
    <>
      <title>{brandedTitle(locale, words.notFoundTitle)}</title>
      <MessagePanel icon="book" heading="h1" title={words.notFound} text={words.notFoundText}>
        <a href={localePath(locale, '/shop')} className="btn btn-default btn-md">
          {words.returnHome}
        </a>
      </MessagePanel>
    </>
  );
}
