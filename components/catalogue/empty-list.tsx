import { MessagePanel } from '@/components/feedback/message-panel';
import { Button } from '@/components/ui/button';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

export function EmptyList({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'catalogue.empty');
  const common = getTranslator(locale, 'common');
  return (
    <MessagePanel icon="search" title={t('title')} text={t('text')}>
      <Button asChild variant="outline">
        <a href={localePath(locale, '/shop')} data-keep-focus>
          {common('clearFilters')}
        </a>
      </Button>
    </MessagePanel>
  );
}
