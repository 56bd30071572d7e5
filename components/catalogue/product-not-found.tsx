'use client';

import { MessagePanel } from '@/components/feedback/message-panel';
import { useFailureWords } from '@/components/feedback/use-failure-words';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/locale-context';
import { BackButton } from './back-button';

export function ProductNotFound() {
  const words = useFailureWords();
  return (
    <MessagePanel
      icon="book"
      heading="h1"
      title={words.productNotFound}
      text={words.productNotFoundText}
    >
      <BackButton href={localePath(useLocale(), '/shop')} label={words.back} />
    </MessagePanel>
  );
}
