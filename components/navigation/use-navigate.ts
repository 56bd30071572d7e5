'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState, useTransition } from 'react';
import { localePath } from '@/lib/i18n/locale';
import { useRouter } from '@/lib/i18n/navigation';
import { loadDocument } from '@/lib/navigation/load-document';
import { needsDocument } from '@/lib/navigation/own-document';
import { beginNavigation } from '@/lib/navigation/pending-navigation';

/**
 * The router's `push` and `replace`, with the progress bar, for paths without the language. A page that `needsDocument`
 * is loaded as a document, as in `Link`.
 */
export function useNavigate() {
  const router = useRouter();
  const locale = useLocale();
  const [isPending, startTransition] = useTransition();
  const [target, setTarget] = useState('');
  useEffect(() => (isPending ? beginNavigation(target) : undefined), [isPending, target]);

  function navigate(method: 'push' | 'replace', href: string) {
    const path = localePath(locale, href);
    if (needsDocument(path)) {
      loadDocument(path, method);
      return;
    }
    setTarget(path);
    startTransition(() => router[method](href));
  }
  return {
    push: (href: string) => navigate('push', href),
    replace: (href: string) => navigate('replace', href),
  };
}
