import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { facetNames, type CatalogueFilters } from '@/lib/catalogue/filters';
import { localePath } from '@/lib/i18n/locale';
import { searchFieldId } from './list-anchors';
import { ListSearch } from './list-search';

// In canonical order, so that the form requests the canonical address.
const keptFilters = ['category', 'subject', ...facetNames.slice(1)] as const;

/** Searches within the active filters, from the first page. */
export function SearchBox({ filters }: { filters: CatalogueFilters }) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  return (
    <ListSearch action={localePath(locale, '/shop')} label={t('searchLabel')}>
      <div className="relative">
        <Input
          key={filters.q ?? ''}
          id={searchFieldId}
          type="search"
          name="q"
          defaultValue={filters.q}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          className="min-h-13 pe-14 text-lg"
        />
        <button
          type="submit"
          aria-label={t('searchSubmit')}
          className="btn btn-default btn-icon absolute end-1 top-1"
        >
          <Icon name="search" />
        </button>
      </div>
      {keptFilters.map(
        (name) =>
          filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
    </ListSearch>
  );
}
