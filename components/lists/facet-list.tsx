'use client';

import { Check } from 'lucide';
import { Icon } from '@/components/icon';
import { cn } from '@/lib/utils';
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

const link = cn(
  'inline-flex min-h-10 items-center gap-2 rounded-md border px-3.5 py-1 text-md lg:flex lg:min-h-9 lg:px-2.5',
  // The choice whose list is loading.
  'active:border-primary active:bg-accent active:text-accent-foreground data-pressed:border-primary data-pressed:bg-accent data-pressed:text-accent-foreground',
  'lg:not-active:not-data-pressed:hover:bg-secondary',
);
const otherLink = cn(
  link,
  'bg-card max-lg:hover:border-input lg:border-transparent lg:bg-transparent',
);
// The previously selected choice fades.
const selectedAll = cn(
  link,
  'font-bold group-has-data-pressed/facet:not-data-pressed:opacity-60 lg:border-transparent',
);
const selectedLink = cn(
  link,
  'border-primary bg-accent font-bold text-accent-foreground group-has-data-pressed/facet:not-data-pressed:opacity-60',
);

/** Only a real filter is emphasized, not "all". */
function classOf(value: string, selected: true | undefined): string {
  if (!selected) return otherLink;
  return value === 'all' ? selectedAll : selectedLink;
}

/** The choices of a filter. One client component for all of them, so that only their data is sent. */
export function FacetList({ titleId, choices }: FacetListProps) {
  return (
    <ul data-slot="facet-list" className="group/facet mt-2 flex flex-wrap gap-2 lg:block">
      {choices.map(({ value, name, href, count, selected }) => (
        <li key={value}>
          <ListLink
            id={`${titleId}-${value}`}
            href={href}
            aria-current={selected}
            className={classOf(value, selected)}
          >
            {selected && <Icon icon={Check} className="size-4" />}
            <bdi>{name}</bdi>
            {count !== undefined && (
              <small className="text-xs text-muted-foreground lg:ms-auto">{count}</small>
            )}
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
