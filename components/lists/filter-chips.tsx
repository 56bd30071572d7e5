'use client';

import { X } from 'lucide';
import { Icon } from '@/components/icon';
import { scrollToFocused } from '@/components/navigation/scroll-to-focused';
import type { Facet, FacetChoice } from '@/lib/catalogue/facets';
import { ListLink } from './list-link';

type FilterChipsProps = {
  label: string;
  /** Before the name of a filter that the chip removes. */
  removeLabel: string;
  facets: Pick<Facet, 'facet' | 'all' | 'choices'>[];
};

// The row would cut off an outline outside of the chip.
const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-md focus-visible:-outline-offset-3 ';
const chosenChip = chip + 'border-primary bg-accent font-bold text-accent-foreground';
const otherChip =
  chip +
  'bg-card active:border-primary active:bg-accent active:text-accent-foreground data-pressed:border-primary data-pressed:bg-accent data-pressed:text-accent-foreground';

type Chip = FacetChoice & { id: string };

/** For an active filter one chip, first in the row, which removes it; for every other filter its choices. */
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
    <nav data-slot="filter-chips" aria-label={label} className="min-w-0 grow basis-20">
      {/* `relative`: otherwise what is for screen readers only would widen the page. */}
      <ul
        onFocus={scrollToFocused}
        className="relative flex scrollbar-none gap-2 overflow-x-auto overscroll-x-contain py-2 ps-2 pe-(--page-margin)"
      >
        {chips.map(({ id, name, href, selected }) => (
          <li key={id} className="shrink-0">
            <ListLink
              id={id}
              href={href}
              toTop
              keepsFocus
              className={selected ? chosenChip : otherChip}
            >
              {selected && <span className="sr-only">{removeLabel}</span>}
              <bdi>{name}</bdi>
              {selected && <Icon icon={X} className="size-4" />}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
