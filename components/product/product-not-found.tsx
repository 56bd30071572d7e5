import { useLocale, useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/feedback/message-panel';
import { brandName } from '@/lib/env/brand';
import { localePath } from '@/lib/i18n/locale';
import { BackButton } from './back-button';

/** Sets the document's title, as in `NotFoundScreen`. */
export function ProductNotFound() {
  const t = useTranslations('errors.productNotFound');
  const locale = useLocale();
  return (
    <>
      <title>{`${t('title')} | ${brandName(locale)}`}</title>
      <MessagePanel icon="book" heading="h1" title={t('title')} text={t('text')}>
        <BackButton href={localePath(locale, '/shop')} />
      </MessagePanel>
    </>
  );
}
