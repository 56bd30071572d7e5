'use client';

import { useLocale } from 'next-intl';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- these are the hooks that all others use
import { usePathname as useFullPath, useRouter as useNextRouter } from 'next/navigation';
import { useMemo } from 'react';
import { localePath, withoutLocale } from './locale';

/*
 * The hooks of next-intl's `createNavigation`, which would bring 2.7 KiB to every page: it also brings cookies, domains
 * and translated paths.
 */

/** The path of the page without its language. */
export function usePathname(): string {
  return withoutLocale(useFullPath());
}

/** Next.js's router for paths without a language; it adds that of the page. */
export function useRouter() {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(() => {
    const { push, replace, prefetch } = router;
    const inLanguage =
      <Options>(go: (path: string, options?: Options) => void) =>
      (path: string, options?: Options) =>
        go(localePath(locale, path), options);
    return {
      ...router,
      push: inLanguage(push),
      replace: inLanguage(replace),
      prefetch: inLanguage(prefetch),
    };
  }, [router, locale]);
}
