'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { isOwnDocument } from '@/lib/navigation/own-document';
import { beginNavigation } from '@/lib/navigation/pending-navigation';

/** Goes to a page of the shop by code, and shows meanwhile that it is on its way, as `Link` does. `href` includes the language. */
export function useNavigate(): (href: string) => void {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [target, setTarget] = useState('');
  useEffect(() => (isPending ? beginNavigation(target) : undefined), [isPending, target]);
  return (href) => {
    if (isOwnDocument(href) || isOwnDocument(window.location.pathname)) {
      window.location.assign(href);
      return;
    }
    setTarget(href);
    startTransition(() => router.push(href));
  };
}
