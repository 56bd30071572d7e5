import { MessagePanel } from '@/components/feedback/message-panel';
import { brandName } from '@/lib/env/brand';
import { localePath } from '@/lib/i18n/locale';
import { useLocale, useTranslations } from 'next-intl';
import { BackButton } from './back-button';

/** With the document's title, as in `NotFoundScreen`. */
export function ProductNotFound() {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <>
      <title>{`${t('errors.productNotFound.title')} | ${brandName(locale)}`}</title>
      <MessagePanel
        icon="book"
        heading="h1"
        title={t('errors.productNotFound.title')}
        text={t('errors.productNotFound.text')}
      >
        <BackButton href={localePath(locale, '/shop')} label={t('common.back')} />
      </MessagePanel>
    </>
  );
}
