import { useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { directoryHref, type CatalogueFilters } from '@/lib/catalogue/filters';
import { FacetList } from './facet-list';
import { FacetSearch } from './facet-search';
import { without, type Facet } from '@/lib/catalogue/facets';

// The rest is in a disclosure, so that the next filter stays in view.
const shownAtOnce = 6;

type FacetGroupProps = Facet & { filters: CatalogueFilters };

/** A filter and its choices. */
export function FacetGroup({ facet, label, all, choices, directory, filters }: FacetGroupProps) {
  const t = useTranslations('catalogue.filters');
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
          <summary className="min-h-9 cursor-pointer py-1 text-sm font-semibold text-primary">
            {t('more')} <span className="sr-only">({label})</span>
          </summary>
          {rest.length > 0 && <FacetList titleId={titleId} choices={rest} />}
          {directory && (
            <div className="mt-3 space-y-1">
              <FacetSearch facet={directory} filters={without(filters, directory)} />
              <Button asChild variant="link" size="xs">
                <Link href={directoryHref(directory)}>{all.name}</Link>
              </Button>
            </div>
          )}
        </details>
      )}
    </section>
  );
}
