'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { softPath } from './soft-path';

/**
 * Lets the plain links of every page change the page without loading a document. One listener in place of a component
 * for each of a list's hundred and fifty links, none of which is fetched ahead.
 */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = softPath(event);
      if (path === undefined) return;
      event.preventDefault();
      router.push(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
