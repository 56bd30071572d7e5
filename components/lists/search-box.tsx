import { useLocale, useTranslations } from 'next-intl';
import { searchFieldId } from '@/components/catalogue/list-anchors';
import { SuggestField } from '@/components/search/suggest-field';
import { canonicalKeys, type CatalogueFilters } from '@/lib/catalogue/filters';
import { longestQuery } from '@/lib/catalogue/list-query.mjs';
import { localePath } from '@/lib/i18n/locale';
import { ListSearch } from './list-search';

// In canonical order, so that the form requests the canonical address.
const keptFilters = [...canonicalKeys, 'sort'] as const;

/** Searches within the active filters, from the first page. */
export function SearchBox({ filters }: { filters: CatalogueFilters }) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  return (
    <ListSearch action={localePath(locale, '/shop')} label={t('searchLabel')}>
      <SuggestField
        id={searchFieldId}
        label={t('searchLabel')}
        submitLabel={t('searchSubmit')}
        placeholder={t('searchPlaceholder')}
        defaultValue={filters.q}
        maxLength={longestQuery}
        look="page"
        filters={filters}
      />
      {keptFilters.map(
        (name) =>
          filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
    </ListSearch>
  );
}
