import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Icon } from '@/components/ui/icon';
import { directoryHref, type CatalogueFilters } from '@/lib/catalogue/filters';
import { FacetList } from './facet-list';
import { FacetSearch } from './facet-search';
import { without, type Facet } from './facets';

type FilterPanelProps = { filters: CatalogueFilters; facets: Facet[] };

/** A disclosure on phones, a column on desktops; both use links that work without scripts. */
export function FilterPanel({ filters, facets }: FilterPanelProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <details className="filter-panel group/filters">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-input bg-card px-4 py-2 font-semibold">
        <Icon name="filters" />
        <span className="group-open/filters:hidden">{t('show')}</span>
        <span className="hidden group-open/filters:inline">{t('hide')}</span>
        <Icon
          name="chevron"
          className="ms-auto size-4 rotate-90 transition-transform group-open/filters:-rotate-90"
        />
      </summary>
      <div className="space-y-6 pt-5 lg:pt-0">
        <h2 className="sr-only">{t('title')}</h2>
        {facets
          .filter(({ choices }) => choices.length > 0)
          .map((facet) => (
            <FacetGroup key={facet.facet} {...facet} filters={filters} />
          ))}
      </div>
    </details>
  );
}

// The rest is in a disclosure, so that the next filter stays in sight.
const shownAtOnce = 6;

type FacetGroupProps = Facet & { filters: CatalogueFilters };

function FacetGroup({ facet, label, all, choices, directory, filters }: FacetGroupProps) {
  const t = useTranslations('catalogue.filters');
  const locale = useLocale();
  const titleId = `by-${facet}`;
  const isLong = choices.length > shownAtOnce + 1 || directory !== undefined;
  const atOnce = isLong ? choices.slice(0, shownAtOnce) : choices;
  const rest = choices.slice(atOnce.length);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-bold">
        {label}
      </h3>
      <FacetList titleId={titleId} choices={[{ value: 'all', ...all }, ...atOnce]} />
      {isLong && (
        <details open={rest.some(({ selected }) => selected)}>
          <summary className="facet-more">
            {t('more')} <span className="sr-only">({label})</span>
          </summary>
          {rest.length > 0 && <FacetList titleId={titleId} choices={rest} />}
          {directory && (
            <div className="mt-3 space-y-1">
              <FacetSearch facet={directory} filters={without(filters, directory)} />
              <Link href={directoryHref(locale, directory)} className="btn btn-link btn-bare">
                {all.name}
              </Link>
            </div>
          )}
        </details>
      )}
    </section>
  );
}
