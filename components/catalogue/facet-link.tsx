'use client';

import { Icon } from '@/components/ui/icon';
import { ListLink } from './list-link';

type FacetLinkProps = {
  id: string;
  name: string;
  href: string;
  /** How many products it leads to; none for the choice that means no filter. */
  count?: number;
  selected?: boolean;
};

/** One choice of a filter. */
export function FacetLink({ id, name, href, count, selected }: FacetLinkProps) {
  return (
    <li>
      <ListLink
        id={id}
        href={href}
        aria-current={selected}
        data-all={count === undefined || undefined}
      >
        {selected && <Icon name="check" className="size-4" />}
        <bdi>{name}</bdi>
        {count !== undefined && <small>{count}</small>}
      </ListLink>
    </li>
  );
}
