import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { facetNames, type CatalogueFilters } from '@/lib/catalogue/filters';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { searchFieldId } from './list-anchors';

// In the order in which filters are written into addresses: the form then asks for the canonical one.
const keptFilters = ['category', 'subject', ...facetNames.slice(1)] as const;

/** Searches within the filters that are set, from the first page. */
export function SearchBox({ locale, filters }: { locale: Locale; filters: CatalogueFilters }) {
  const t = getTranslator(locale, 'catalogue');
  return (
    <form role="search" aria-label={t('searchLabel')} action={localePath(locale, '/shop')}>
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
        <Button
          type="submit"
          size="icon"
          aria-label={t('searchSubmit')}
          className="absolute end-1 top-1"
        >
          <Icon name="search" />
        </Button>
      </div>
      {keptFilters.map(
        (name) =>
          filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
    </form>
  );
}
