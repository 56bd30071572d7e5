'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { loadDocument } from '@/lib/navigation/load-document';
import { needsDocument } from '@/lib/navigation/own-document';
import { beginNavigation } from '@/lib/navigation/pending-navigation';

/**
 * The router's `push` and `replace`, with the progress bar. A page that `needsDocument` is loaded as a document, as in
 * `Link`.
 */
export function useNavigate() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [target, setTarget] = useState('');
  useEffect(() => (isPending ? beginNavigation(target) : undefined), [isPending, target]);

  function navigate(method: 'push' | 'replace', href: string) {
    if (needsDocument(href)) {
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
