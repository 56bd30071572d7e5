import { useLocale, useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Link } from '@/components/navigation/link';
import { brandedTitle } from '@/lib/env/brand';
import { localePath } from '@/lib/i18n/locale';

/** There is no such page of the desk, no such order, no such message. */
export function DeskNotFound() {
  const t = useTranslations('desk.notFound');
  const locale = useLocale();
  return (
    <>
      <title>{brandedTitle(locale, t('title'))}</title>
      <MessagePanel icon="search" heading="h1" title={t('title')} text={t('text')}>
        <Link href={localePath(locale, '/desk')} className="btn btn-default btn-md">
          {t('back')}
        </Link>
      </MessagePanel>
    </>
  );
}
