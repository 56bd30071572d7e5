'use client';

import { memo, useRef, type ComponentProps } from 'react';
import { Link } from '@/components/navigation/link';
import { useListNavigation, type AskFor } from './list-navigation';

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'id' | 'onNavigate' | 'ref'> & {
  /** The same on the list that it leads to, so that focus can follow; of a link that goes away, any other. */
  id: string;
  /** Begins the next list at its top, in place of where the shopper is. */
  toTop?: boolean;
};

type PressableLinkProps = ListLinkProps & { isPressed: boolean; askFor: AskFor };

// A list has sixty, of which a press changes one.
const PressableLink = memo(function PressableLink(props: PressableLinkProps) {
  const { id, href, toTop = false, isPressed, askFor, ...rest } = props;
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <Link
      {...rest}
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
});

/** A link from one list to another: this one makes room at once, and can be overtaken by the next press. */
export function ListLink(props: ListLinkProps) {
  const { pending, askFor } = useListNavigation();
  const isPressed = pending?.href === props.href && pending.id === props.id;
  return <PressableLink {...props} isPressed={isPressed} askFor={askFor} />;
}
