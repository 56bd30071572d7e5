import { useTranslations } from 'next-intl';
import { searchFormId } from '@/components/catalogue/list-anchors';
import { canonicalKeys, type CatalogueFilters } from '@/lib/catalogue/filters';
import { ListSearch } from './list-search';
import { ReportFilters } from './shown-filters';

/** The search field of all lists. */
export function SearchBox() {
  const t = useTranslations('catalogue');
  return (
    <div className="shell pt-3">
      <ListSearch
        label={t('searchLabel')}
        submitLabel={t('searchSubmit')}
        placeholder={t('searchPlaceholder')}
      />
    </div>
  );
}

// In canonical order, so that the form requests the canonical address.
const keptFilters = [...canonicalKeys, 'sort'] as const;

/** The filters of a list for the search field: with scripts reported to it, without them as inputs of its form. */
export function SearchedFilters({ filters }: { filters: CatalogueFilters }) {
  return (
    <>
      <ReportFilters filters={filters} />
      {keptFilters.map(
        (name) =>
          filters[name] && (
            <input key={name} type="hidden" form={searchFormId} name={name} value={filters[name]} />
          ),
      )}
    </>
  );
}
