import { BookOpen } from 'lucide';
import { Icon } from '@/components/icon';
import { brandedTitle } from '@/lib/env/brand';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { MessagePanel } from './message-panel';

/** Sets the document's title, because the metadata of a page that answers 404 come too late for its HTML. */
export function NotFoundScreen() {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <>
      <title>{brandedTitle(locale, t('errors.notFound.pageTitle'))}</title>
      <MessagePanel
        icon={<Icon icon={BookOpen} />}
        heading="h1"
        title={t('errors.notFound.title')}
        text={t('errors.notFound.text')}
      >
        <Button asChild>
          <Link href="/shop">{t('common.returnHome')}</Link>
        </Button>
      </MessagePanel>
    </>
  );
}
