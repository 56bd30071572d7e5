'use client';

import { useLocale } from 'next-intl';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- these are the hooks that all others use
import { usePathname as useFullPath, useRouter as useNextRouter } from 'next/navigation';
import { useMemo } from 'react';
import { localePath, withoutLocale } from './locale';

/* A replacement for the hooks of next-intl's `createNavigation`, which would add 2.7 KiB to every page for cookies,
   domains and translated paths. */

/** The path of the page without its language. */
export function usePathname(): string {
  return withoutLocale(useFullPath());
}

type Router = ReturnType<typeof useNextRouter>;
type Options<Name extends 'push' | 'replace' | 'prefetch'> =
  Parameters<Router[Name]> extends [string, ...infer Rest] ? Rest : never;

/** Next.js's router for paths without a language; it adds the language of the page. */
export function useRouter(): Router {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(() => {
    const full = (path: string) => localePath(locale, path);
    return {
      ...router,
      push: (path: string, ...options: Options<'push'>) => router.push(full(path), ...options),
      replace: (path: string, ...options: Options<'replace'>) =>
        router.replace(full(path), ...options),
      prefetch: (path: string, ...options: Options<'prefetch'>) =>
        router.prefetch(full(path), ...options),
    };
  }, [router, locale]);
}
