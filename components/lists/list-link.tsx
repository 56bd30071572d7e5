'use client';

import { memo, useRef, type ComponentProps } from 'react';
import { Link } from '@/components/navigation/link';
import { useListNavigation, type Navigate } from './list-navigation';

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'id' | 'onNavigate' | 'ref'> & {
  /** The same in the list that it leads to, so that the focus can be restored; unique otherwise. */
  id: string;
  /** Starts the next list at its top instead of the current scroll position. */
  toTop?: boolean;
  /** With `toTop`: the focus moves to the same link of the next list. */
  keepsFocus?: boolean;
};

type PressableLinkProps = ListLinkProps & { isPressed: boolean; navigate: Navigate };

// Memoized: a list has sixty, and a click changes one.
const PressableLink = memo(function PressableLink(props: PressableLinkProps) {
  const { id, href, toTop = false, keepsFocus = !toTop, isPressed, navigate, ...rest } = props;
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
        navigate(href, id, keepsFocus && link.current ? { from: link.current, toTop } : {});
      }}
    />
  );
});

/** A link from one list to another. A click shows placeholders at once, and another click replaces it. */
export function ListLink(props: ListLinkProps) {
  const { pending, navigate } = useListNavigation();
  const isPressed = pending?.href === props.href && pending.id === props.id;
  return <PressableLink {...props} isPressed={isPressed} navigate={navigate} />;
}
