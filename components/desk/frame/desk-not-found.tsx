import { Search } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { brandedTitle } from '@/lib/env/brand';

/** Shown for a page of the desk, an order or a message that does not exist. */
export function DeskNotFound() {
  const t = useTranslations('desk.notFound');
  const locale = useLocale();
  return (
    <>
      <title>{brandedTitle(locale, t('title'))}</title>
      <MessagePanel icon={<Icon icon={Search} />} heading="h1" title={t('title')} text={t('text')}>
        <Button asChild>
          <Link href="/desk">{t('back')}</Link>
        </Button>
      </MessagePanel>
    </>
  );
}
