'use client';

import { Link } from '@/components/navigation/link';

/** Pairs of address and name: as a client component, because only these are then repeated in the component data. */
export function MenuLinks({
  links,
}: {
  links: readonly (readonly [href: string, name: string])[];
}) {
  return links.map(([href, name]) => (
    <li key={href}>
      <Link href={href}>
        <bdi>{name}</bdi>
      </Link>
    </li>
  ));
}
