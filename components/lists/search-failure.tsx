import { CircleAlert } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/feedback/message-panel';
import { RetryingNote } from '@/components/feedback/retrying-note';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { catalogueHref, type CatalogueFilters } from '@/lib/catalogue/filters';
import { localePath } from '@/lib/i18n/locale';
import { SearchedFilters } from './search-box';

/**
 * Shown if a search failed: keeps the text and works without scripts. Plain links, because a full page load discards
 * the router's cached failure.
 */
export function SearchFailure({ filters }: { filters: CatalogueFilters }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <section className="shell mt-5">
      <SearchedFilters filters={filters} />
      <div role="alert">
        <MessagePanel icon={<Icon icon={CircleAlert} />} title={t('errors.fetchProducts')}>
          <Button asChild>
            <a href={localePath(locale, catalogueHref(filters))}>{t('common.refreshPage')}</a>
          </Button>
          <Button asChild variant="outline">
            <a href={localePath(locale, '/shop')}>{t('common.clearFilters')}</a>
          </Button>
        </MessagePanel>
      </div>
      <RetryingNote />
    </section>
  );
}
