import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { MessagePanel } from './message-panel';

export function NotFoundScreen({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'errors.notFound');
  const common = getTranslator(locale, 'common');
  return (
    <MessagePanel icon="book" heading="h1" title={t('title')} text={t('text')}>
      <Button asChild>
        <Link href={localePath(locale, '/shop')} prefetch={false}>
          {common('returnHome')}
        </Link>
      </Button>
    </MessagePanel>
  );
}
