import { getTranslator } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/i18n/locale';
import { FacetLink } from './facet-link';
import type { Facet, FacetChoice } from './facets';

// Authors and publishers are many: the rest waits behind a disclosure.
const shownAtOnce = 8;

export function FacetGroup({ locale, facet }: { locale: Locale; facet: Facet }) {
  const t = getTranslator(locale, 'catalogue.filters');
  const titleId = `by-${facet.facet}`;
  const rest = facet.choices.slice(shownAtOnce);
  const links = (choices: FacetChoice[]) =>
    choices.map(({ value, name, count, href, selected }) => (
      <FacetLink
        key={value}
        id={`${titleId}-${value}`}
        name={name}
        href={href}
        count={count}
        {...(selected && { selected })}
      />
    ));
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-bold">
        {facet.label}
      </h3>
      <ul className="facet-list">
        <FacetLink
          id={`${titleId}-all`}
          name={facet.all.name}
          href={facet.all.href}
          {...(facet.all.selected && { selected: true })}
        />
        {links(facet.choices.slice(0, shownAtOnce))}
      </ul>
      {rest.length > 0 && (
        <details open={rest.some((choice) => choice.selected)}>
          <summary className="min-h-9 cursor-pointer py-1 text-sm font-semibold text-primary">
            {t('moreOwners')}
          </summary>
          <ul className="facet-list">{links(rest)}</ul>
        </details>
      )}
    </section>
  );
}
