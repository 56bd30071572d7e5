'use client';

import { useEffect } from 'react';
import { useRouter } from '@/lib/i18n/navigation';
import { pagesInAdvance } from '@/lib/navigation/connection';

/**
 * Loads the pages that a visitor is most likely to open next, in this order, as far as the connection allows: their
 * data, and with it the code of their routes. Begins when the page with its images has loaded and the browser is idle.
 * `paths` are without the language.
 */
export function PrefetchWhenIdle({ paths }: { paths: readonly string[] }) {
  const router = useRouter();
  const list = paths.join(' ');
  useEffect(() => {
    const run = () => {
      for (const path of list.split(' ').slice(0, pagesInAdvance())) router.prefetch(path);
    };
    // Safari does not report when it is idle.
    const whenIdle: (run: () => void) => unknown =
      (window as Partial<Window>).requestIdleCallback ?? setTimeout;
    const begin = () => whenIdle(run);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, [list, router]);
  return null;
}
