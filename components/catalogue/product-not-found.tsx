'use client';

import { MessagePanel } from '@/components/feedback/message-panel';
import { useFailureWords } from '@/components/feedback/use-failure-words';
import { brandName } from '@/lib/env/brand';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/locale-context';
import { BackButton } from './back-button';

/** With the document's title, as in `NotFoundScreen`. */
export function ProductNotFound() {
  const words = useFailureWords();
  const locale = useLocale();
  return (
    <>
      <title>{`${words.productNotFound} | ${brandName(locale)}`}</title>
      <MessagePanel
        icon="book"
        heading="h1"
        title={words.productNotFound}
        text={words.productNotFoundText}
      >
        <BackButton href={localePath(locale, '/shop')} label={words.back} />
      </MessagePanel>
    </>
  );
}
