import { getTranslator } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/i18n/locale';
import { FacetLink } from './facet-link';
import type { Facet, FacetChoice } from './facets';

// Authors and publishers are many: the rest waits behind a disclosure.
const shownAtOnce = 8;

/** Up to the limit in their order, but never with the chosen one out of sight. */
function splitChoices(choices: FacetChoice[]): [FacetChoice[], FacetChoice[]] {
  if (choices.length <= shownAtOnce + 1) return [choices, []];
  return [choices.slice(0, shownAtOnce), choices.slice(shownAtOnce)];
}

export function FacetGroup({ locale, facet }: { locale: Locale; facet: Facet }) {
  const t = getTranslator(locale, 'catalogue.filters');
  const [first, rest] = splitChoices(facet.choices);
  const titleId = `facet-${facet.facet}`;
  const links = (choices: FacetChoice[]) =>
    choices.map((choice) => (
      <FacetLink
        key={choice.value}
        id={`${titleId}-${choice.value}`}
        locale={locale}
        choice={choice}
      />
    ));
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-bold">
        {facet.label}
      </h3>
      <ul className="facet-list">
        <FacetLink id={`${titleId}-all`} locale={locale} choice={facet.all} />
        {links(first)}
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
