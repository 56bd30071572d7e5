import { useLocale, useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/feedback/message-panel';
import { RetryingNote } from '@/components/feedback/retrying-note';
import { catalogueHref, type CatalogueFilters } from '@/lib/catalogue/filters';
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
        <MessagePanel icon="alert" title={t('errors.fetchProducts')}>
          <a href={catalogueHref(locale, filters)} className="btn btn-default btn-md">
            {t('common.refreshPage')}
          </a>
          <a href={catalogueHref(locale, { page: 1 })} className="btn btn-outline btn-md">
            {t('common.clearFilters')}
          </a>
        </MessagePanel>
      </div>
      <RetryingNote />
    </section>
  );
}
