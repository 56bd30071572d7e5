'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { useEffect, useState, type ComponentProps } from 'react';
import { loadDocument } from '@/lib/navigation/load-document';
import { needsDocument } from '@/lib/navigation/own-document';
import { beginNavigation } from '@/lib/navigation/pending-navigation';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/** Reports the navigation to the progress bar, see `NavigationBar`. */
function PendingNavigation({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  useEffect(() => (pending ? beginNavigation(href) : undefined), [pending, href]);
  return null;
}

/**
 * The Next.js link, which prefetches only on intent, because a list has a hundred and fifty links. A page that
 * `needsDocument` is loaded as a document. Props of the caller override the link's own handlers.
 */
export function Link({ href, children, ...props }: LinkProps) {
  const [isLikely, setIsLikely] = useState(false);
  const [isFollowed, setIsFollowed] = useState(false);
  const expect = () => setIsLikely(!needsDocument(href));
  return (
    <NextLink
      href={href}
      prefetch={isLikely && 'auto'}
      onPointerEnter={expect}
      onFocus={expect}
      onTouchStart={expect}
      onNavigate={(event) => {
        if (needsDocument(href)) {
          event.preventDefault();
          loadDocument(href);
        } else setIsFollowed(true);
      }}
      {...props}
    >
      {children}
      {isFollowed && <PendingNavigation href={href} />}
    </NextLink>
  );
}
