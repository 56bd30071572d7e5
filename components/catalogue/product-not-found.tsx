import { MessagePanel } from '@/components/feedback/message-panel';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { BackButton } from './back-button';

export function ProductNotFound({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'errors.productNotFound');
  return (
    <MessagePanel icon="book" heading="h1" title={t('title')} text={t('text')}>
      <BackButton locale={locale} />
    </MessagePanel>
  );
}
