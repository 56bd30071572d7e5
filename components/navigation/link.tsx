'use client';

import { useLocale } from 'next-intl';
import { useLinkStatus } from 'next/link';
import { useEffect, useState, type ComponentProps } from 'react';
import { getPathname, Link as LocaleLink } from '@/lib/i18n/navigation';
import { loadDocument } from '@/lib/navigation/load-document';
import { needsDocument } from '@/lib/navigation/own-document';
import { beginNavigation } from '@/lib/navigation/pending-navigation';

type LinkProps = Omit<ComponentProps<typeof LocaleLink>, 'href' | 'locale' | 'prefetch'> & {
  /** Without the language, which is that of the page. */
  href: string;
};

/** Reports the navigation to the progress bar, see `NavigationBar`. `path` includes the language. */
function PendingNavigation({ path }: { path: string }) {
  const { pending } = useLinkStatus();
  useEffect(() => (pending ? beginNavigation(path) : undefined), [pending, path]);
  return null;
}

/**
 * The link of next-intl, which prefetches only on intent, because a list has a hundred and fifty links. A page that
 * `needsDocument` is loaded as a document. Props of the caller override the link's own handlers.
 */
export function Link({ href, children, ...props }: LinkProps) {
  const locale = useLocale();
  const [isLikely, setIsLikely] = useState(false);
  const [isFollowed, setIsFollowed] = useState(false);
  const expect = () => setIsLikely(!needsDocument(href));
  return (
    <LocaleLink
      href={href}
      prefetch={isLikely && 'auto'}
      onPointerEnter={expect}
      onFocus={expect}
      onTouchStart={expect}
      onNavigate={(event) => {
        if (needsDocument(href)) {
          event.preventDefault();
          loadDocument(getPathname({ href, locale }));
        } else setIsFollowed(true);
      }}
      {...props}
    >
      {children}
      {isFollowed && <PendingNavigation path={getPathname({ href, locale })} />}
    </LocaleLink>
  );
}
