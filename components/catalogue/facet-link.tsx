'use client';

import { Icon } from '@/components/ui/icon';

type FacetLinkProps = {
  id: string;
  name: string;
  href: string;
  /** How many products it leads to; none for the choice that means no filter. */
  count?: number;
  selected?: boolean;
};

/** One choice of a filter; its id is the same on the page that it leads to, so that focus can follow. */
export function FacetLink({ id, name, href, count, selected }: FacetLinkProps) {
  return (
    <li>
      <a
        id={id}
        href={href}
        aria-current={selected}
        data-keep-focus
        data-all={count === undefined || undefined}
      >
        {selected && <Icon name="check" className="size-4" />}
        <bdi>{name}</bdi>
        {count !== undefined && <small>{count}</small>}
      </a>
    </li>
  );
}
