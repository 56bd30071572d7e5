'use client';

import { CheckIcon } from 'lucide-react';
import { ListLink } from './list-link';

type FacetListProps = {
  /** Prefix of the links' ids, which are the same on every list. */
  titleId: string;
  choices: {
    value: string;
    name: string;
    href: string;
    /** The number of products, if known. */
    count?: number;
    selected?: true;
  }[];
};

/** The choices of a filter. One client component for all of them, so that only their data is sent. */
export function FacetList({ titleId, choices }: FacetListProps) {
  return (
    <ul className="facet-list">
      {choices.map(({ value, name, href, count, selected }) => (
        <li key={value}>
          <ListLink
            id={`${titleId}-${value}`}
            href={href}
            aria-current={selected}
            data-all={value === 'all' || undefined}
          >
            {selected && <CheckIcon className="size-4" />}
            <bdi>{name}</bdi>
            {count !== undefined && <small>{count}</small>}
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
