'use client';

import { Icon } from '@/components/ui/icon';
import { ListLink } from './list-link';

type FacetListProps = {
  /** Begins the ids of the links, which are the same on every list. */
  titleId: string;
  choices: {
    value: string;
    name: string;
    href: string;
    /** How many products it leads to; none for the choice that means no filter. */
    count?: number;
    selected?: true;
  }[];
};

/** The choices of a filter. One island for all of them: they are half a hundred, and all that is sent of each is its data. */
export function FacetList({ titleId, choices }: FacetListProps) {
  return (
    <ul className="facet-list">
      {choices.map(({ value, name, href, count, selected }) => (
        <li key={value}>
          <ListLink
            id={`${titleId}-${value}`}
            href={href}
            aria-current={selected}
            data-all={count === undefined || undefined}
          >
            {selected && <Icon name="check" className="size-4" />}
            <bdi>{name}</bdi>
            {count !== undefined && <small>{count}</small>}
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
