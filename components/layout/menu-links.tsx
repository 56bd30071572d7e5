'use client';

import { Link } from '@/components/navigation/link';
import { footerLink, menuLink } from '@/components/navigation/link-styles';

/**
 * Pairs of address and name: in client components, because only these are then repeated in the component data.
 */
type LinksProps = { links: readonly (readonly [href: string, name: string])[] };

const items = ({ links }: LinksProps, className: string) =>
  links.map(([href, name]) => (
    <li key={href}>
      <Link href={href} className={className}>
        <bdi>{name}</bdi>
      </Link>
    </li>
  ));

export const MenuLinks = (props: LinksProps) => items(props, menuLink);
export const FooterLinks = (props: LinksProps) => items(props, footerLink);
