'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { loadDocument } from '@/lib/navigation/load-document';
import { isOwnDocument } from '@/lib/navigation/own-document';
import { beginNavigation } from '@/lib/navigation/pending-navigation';

/**
 * The router's `push` and `replace`, with the bar at the top of the page until the next page has come. To and from the pages of
 * `isOwnDocument` they load a document, as `Link` does.
 */
export function useNavigate() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [target, setTarget] = useState('');
  useEffect(() => (isPending ? beginNavigation(target) : undefined), [isPending, target]);

  function navigate(method: 'push' | 'replace', href: string) {
    if (isOwnDocument(href) || isOwnDocument(window.location.pathname)) {
      loadDocument(href, method);
      return;
    }
    setTarget(href);
    startTransition(() => router[method](href));
  }
  return {
    push: (href: string) => navigate('push', href),
    replace: (href: string) => navigate('replace', href),
  };
}
