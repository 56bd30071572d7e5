import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { catalogueHref, hasFilters, type CatalogueFilters } from '@/lib/catalogue/filters';
import { ActiveFilter } from './active-filter';
import { isChipFacet, without, type Facet } from '@/lib/catalogue/facets';
import { ListLink } from './list-link';

type ActiveFiltersProps = {
  filters: CatalogueFilters;
  facets: Facet[];
};

/** The active filters, each a link to the list without it. On phones, those in the row of chips are omitted. */
export function ActiveFilters({ filters, facets }: ActiveFiltersProps) {
  const t = useTranslations('catalogue.filters');
  const common = useTranslations('common');
  if (!hasFilters(filters)) return null;

  const { q } = filters;
  const href = catalogueHref(without(filters, 'q'));
  const active = [
    ...(q ? [{ key: 'q', label: t('searchTerm'), value: q, href, isNearby: true }] : []),
    ...facets.flatMap(({ facet, label, all, choices }) => {
      const chosen = choices.find(({ selected }) => selected);
      const value = chosen?.name ?? filters[facet];
      const isNearby = chosen !== undefined && isChipFacet(facet);
      return value ? [{ key: facet, label, value, href: all.href, isNearby }] : [];
    }),
  ];
  return (
    <div className={active.every(({ isNearby }) => isNearby) ? 'hidden lg:contents' : 'contents'}>
      <ul aria-label={t('active')} className="contents">
        {active.map(({ key, label, value, href, isNearby }) => (
          <li key={key} className={isNearby ? 'max-lg:hidden' : undefined}>
            <ActiveFilter id={`without-${key}`} label={label} value={value} href={href} />
          </li>
        ))}
      </ul>
      <ListLink
        id="without-all"
        href="/shop"
        className={buttonVariants({ variant: 'link', size: 'xs' })}
      >
        {common('clearFilters')}
      </ListLink>
    </div>
  );
}
