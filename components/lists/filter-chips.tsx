'use client';

import { XIcon } from 'lucide-react';
import { scrollToFocused } from '@/components/navigation/scroll-to-focused';
import type { Facet, FacetChoice } from './facets';
import { ListLink } from './list-link';

type FilterChipsProps = {
  label: string;
  /** Before the name of a filter that the chip takes away. */
  removeLabel: string;
  facets: Pick<Facet, 'facet' | 'all' | 'choices'>[];
};

type Chip = FacetChoice & { id: string };

/** Of a filter in use one chip, which takes it away, and first; of every other its choices. */
function chipsOf(facets: FilterChipsProps['facets']): Chip[] {
  const chips = facets.flatMap(({ facet, all, choices }) => {
    const named = choices.map((choice) => ({ ...choice, id: `chip-${facet}-${choice.value}` }));
    const inUse = named.find(({ selected }) => selected);
    return inUse ? [{ ...inUse, href: all.href }] : named;
  });
  return chips.sort((a, b) => Number(b.selected ?? false) - Number(a.selected ?? false));
}

/** The filters that most shoppers need, in one row that stays in view on phones. The panel has all of them. */
export function FilterChips({ label, removeLabel, facets }: FilterChipsProps) {
  const chips = chipsOf(facets);
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className="filter-chips">
      <ul onFocus={scrollToFocused}>
        {chips.map(({ id, name, href, selected }) => (
          <li key={id}>
            <ListLink id={id} href={href} data-chosen={selected} toTop keepsFocus>
              {selected && <span className="sr-only">{removeLabel}</span>}
              <bdi>{name}</bdi>
              {selected && <XIcon className="size-4" />}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
