'use client';

import { useRef, type ComponentProps } from 'react';
import { Link } from '@/components/navigation/link';
import { useListNavigation } from './list-navigation';

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'id' | 'onNavigate' | 'ref'> & {
  /** The same on the list that it leads to, so that focus can follow; of a link that goes away, any other. */
  id: string;
  /** Begins the next list at its top, in place of where the shopper is. */
  toTop?: boolean;
};

/** A link from one list to another: this one makes room at once, and can be overtaken by the next press. */
export function ListLink({ id, href, toTop = false, ...props }: ListLinkProps) {
  const { pending, askFor } = useListNavigation();
  const link = useRef<HTMLAnchorElement>(null);
  const isPressed = pending?.href === href && pending.id === id;
  return (
    <Link
      {...props}
      ref={link}
      id={id}
      href={href}
      data-pressed={isPressed || undefined}
      onNavigate={(event) => {
        event.preventDefault();
        askFor(href, id, !toTop && link.current ? { from: link.current } : {});
      }}
    />
  );
}
