import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { FacetGroup } from './facet-group';
import type { Facet } from './facets';

/** A disclosure on a phone, a column on a desktop; in both, links that work without scripts. */
export function FilterPanel({ locale, facets }: { locale: Locale; facets: Facet[] }) {
  const t = getTranslator(locale, 'catalogue.filters');
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
            <FacetGroup key={facet.facet} locale={locale} facet={facet} />
          ))}
      </div>
    </details>
  );
}
