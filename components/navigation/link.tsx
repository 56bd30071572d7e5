'use client';

import { useLocale } from 'next-intl';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- this is the link that all others use
import NextLink, { useLinkStatus } from 'next/link';
import {
  useEffect,
  useState,
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { localePath } from '@/lib/i18n/locale';
import { loadDocument } from '@/lib/navigation/load-document';
import { needsDocument } from '@/lib/navigation/own-document';
import { beginNavigation } from '@/lib/navigation/pending-navigation';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'locale' | 'prefetch'> & {
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
 * The link of Next.js for paths without a language, which prefetches only on intent, because a list has a hundred and
 * fifty links: when a mouse or the keyboard reaches it. A finger follows it at once; a prefetch, which is two requests,
 * would only compete with the navigation for a slow connection. A page that `needsDocument` is loaded as a document.
 * Props of the caller override the link's own handlers.
 */
export function Link({ href, children, ...props }: LinkProps) {
  const path = localePath(useLocale(), href);
  const [isLikely, setIsLikely] = useState(false);
  const [isFollowed, setIsFollowed] = useState(false);
  const expect = () => setIsLikely(!needsDocument(href));
  return (
    <NextLink
      href={path}
      prefetch={isLikely && 'auto'}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && expect()}
      onFocus={({ currentTarget }: FocusEvent) =>
        currentTarget.matches(':focus-visible') && expect()
      }
      onNavigate={(event) => {
        if (needsDocument(href)) {
          event.preventDefault();
          loadDocument(path);
        } else setIsFollowed(true);
      }}
      {...props}
    >
      {children}
      {isFollowed && <PendingNavigation path={path} />}
    </NextLink>
  );
}
