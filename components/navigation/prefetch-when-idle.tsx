'use client';

import { useEffect } from 'react';
import { useRouter } from '@/lib/i18n/navigation';
import { pagesInAdvance } from '@/lib/navigation/connection';

/** Milliseconds after which a browser that never is idle, or does not report it, prefetches all the same. */
const longestWait = 3_000;

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, longestWait);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}

/** Calls `run` once the page with its images has loaded and the browser is idle; returns a function that prevents it. */
function afterLoad(run: () => void): () => void {
  let cancel: () => void = () => undefined;
  const begin = () => {
    cancel = whenIdle(run);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    cancel();
  };
}

/**
 * Loads the pages that a visitor is most likely to open next, in this order, as far as the connection allows: their data,
 * and with it the code of their routes. `paths` are without the language.
 */
export function PrefetchWhenIdle({ paths }: { paths: readonly string[] }) {
  const router = useRouter();
  const list = paths.join(' ');
  useEffect(
    () =>
      afterLoad(() => {
        for (const path of list.split(' ').slice(0, pagesInAdvance())) router.prefetch(path);
      }),
    [list, router],
  );
  return null;
}
