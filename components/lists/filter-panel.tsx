import { XIcon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonVariants } from '@/components/ui/button';
import { hasFilters, type CatalogueFilters } from '@/lib/catalogue/filters';
import { localePath } from '@/lib/i18n/locale';
import { FacetGroup } from './facet-group';
import type { Facet } from './facets';
import { FilterSheet, scrolledClass } from './filter-sheet';
import { ListLink } from './list-link';

type FilterPanelProps = {
  id: string;
  filters: CatalogueFilters;
  facets: Facet[];
  /** The number of books that the filters leave. */
  total: number;
};

/** A sheet on phones, a column on desktops; both use links that work without scripts. */
export function FilterPanel({ id, filters, facets, total }: FilterPanelProps) {
  const t = useTranslations('catalogue.filters');
  const common = useTranslations('common');
  const locale = useLocale();
  const closes = { type: 'button', popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <FilterSheet id={id} label={t('title')}>
      <div className="filter-panel-bar">
        <h2>{t('title')}</h2>
        {hasFilters(filters) && (
          <ListLink
            id="without-all-in-panel"
            href={localePath(locale, '/shop')}
            className={buttonVariants({ variant: 'link', size: 'xs' })}
          >
            {common('clearFilters')}
          </ListLink>
        )}
        <Button {...closes} aria-label={t('hide')} variant="ghost" size="icon">
          <XIcon className="size-6" />
        </Button>
      </div>
      <div className={scrolledClass}>
        {facets
          .filter(({ choices }) => choices.length > 0)
          .map((facet) => (
            <FacetGroup key={facet.facet} {...facet} filters={filters} />
          ))}
      </div>
      <div className="filter-panel-end">
        <Button {...closes} className="flex-1 in-aria-busy:opacity-60">
          {t('showBooks', { count: total })}
        </Button>
      </div>
    </FilterSheet>
  );
}
