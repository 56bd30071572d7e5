import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { FacetList } from './facet-list';
import type { Facet } from './facets';

/** A disclosure on phones, a column on desktops; both use links that work without scripts. */
export function FilterPanel({ facets }: { facets: Facet[] }) {
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
            <FacetGroup key={facet.facet} {...facet} />
          ))}
      </div>
    </details>
  );
}

// There are many authors and publishers, so the rest is in a disclosure.
const shownAtOnce = 8;

function FacetGroup({ facet, label, all, choices }: Facet) {
  const t = useTranslations('catalogue.filters');
  const titleId = `by-${facet}`;
  const rest = choices.slice(shownAtOnce);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-bold">
        {label}
      </h3>
      <FacetList
        titleId={titleId}
        choices={[{ value: 'all', ...all }, ...choices.slice(0, shownAtOnce)]}
      />
      {rest.length > 0 && (
        <details open={rest.some(({ selected }) => selected)}>
          <summary className="min-h-9 cursor-pointer py-1 text-sm font-semibold text-primary">
            {t('moreOwners')}
          </summary>
          <FacetList titleId={titleId} choices={rest} />
        </details>
      )}
    </section>
  );
}
