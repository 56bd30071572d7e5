import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Button, buttonVariants } from '@/components/ui/button';
import { hasFilters, type CatalogueFilters } from '@/lib/catalogue/filters';
import { cn } from '@/lib/utils';
import { FacetGroup } from './facet-group';
import type { Facet } from '@/lib/catalogue/facets';
import { FilterSheet } from './filter-sheet';
import { ListLink } from './list-link';

// In browsers without popovers there is nothing to close.
const closeClass = 'no-popovers:hidden lg:hidden';

type FilterPanelProps = {
  id: string;
  filters: CatalogueFilters;
  facets: Facet[];
  /** The number of books that match the filters. */
  total: number;
};

/** A sheet on phones, a column on desktops; both use links that work without scripts. */
export function FilterPanel({ id, filters, facets, total }: FilterPanelProps) {
  const t = useTranslations('catalogue.filters');
  const common = useTranslations('common');
  const closes = { type: 'button', popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <FilterSheet id={id} label={t('title')}>
      <div className="flex items-center gap-2 max-lg:border-b max-lg:px-4 max-lg:py-2">
        <h2 className="flex-1 text-xl font-bold lg:sr-only">{t('title')}</h2>
        {hasFilters(filters) && (
          <ListLink
            id="without-all-in-panel"
            href="/shop"
            className={buttonVariants({ variant: 'link', size: 'xs', className: 'lg:hidden' })}
          >
            {common('clearFilters')}
          </ListLink>
        )}
        <Button
          {...closes}
          aria-label={t('hide')}
          variant="ghost"
          size="icon"
          className={closeClass}
        >
          <Icon icon={X} className="size-6" />
        </Button>
      </div>
      <div
        data-slot="filter-groups"
        className="grid flex-1 content-start gap-6 overflow-y-auto overscroll-contain max-lg:p-4"
      >
        {facets
          .filter(({ choices }) => choices.length > 0)
          .map((facet) => (
            <FacetGroup key={facet.facet} {...facet} filters={filters} />
          ))}
      </div>
      <div className="flex items-center gap-2 border-t px-4 py-3 lg:hidden">
        <Button {...closes} className={cn(closeClass, 'flex-1 in-aria-busy:opacity-60')}>
          {t('showBooks', { count: total })}
        </Button>
      </div>
    </FilterSheet>
  );
}
