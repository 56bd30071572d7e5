import { useLocale, useTranslations } from 'next-intl';
import { catalogueHref, hasFilters, type CatalogueFilters } from '@/lib/catalogue/filters';
import { localePath } from '@/lib/i18n/locale';
import { ActiveFilter } from './active-filter';
import { without, type Facet } from './facets';
import { ListLink } from './list-link';

type ActiveFiltersProps = {
  filters: CatalogueFilters;
  facets: Facet[];
};

/** The active filters, each a link to the list without it. */
export function ActiveFilters({ filters, facets }: ActiveFiltersProps) {
  const t = useTranslations('catalogue.filters');
  const common = useTranslations('common');
  const locale = useLocale();
  if (!hasFilters(filters)) return null;

  const { q } = filters;
  const href = catalogueHref(locale, without(filters, 'q'));
  const active = [
    ...(q ? [{ key: 'q', label: t('searchTerm'), value: q, href }] : []),
    ...facets.flatMap(({ facet, label, all, choices }) => {
      const value = choices.find(({ selected }) => selected)?.name ?? filters[facet];
      return value ? [{ key: facet, label, value, href: all.href }] : [];
    }),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('active')} className="contents">
        {active.map(({ key, label, value, href }) => (
          <li key={key}>
            <ActiveFilter id={`without-${key}`} label={label} value={value} href={href} />
          </li>
        ))}
      </ul>
      <ListLink
        id="without-all"
        href={localePath(locale, '/shop')}
        className="btn btn-link btn-bare"
      >
        {common('clearFilters')}
      </ListLink>
    </div>
  );
}
