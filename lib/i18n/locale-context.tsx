'use client';

import { createContext, use, type ReactNode } from 'react';
import type { Locale } from './locale';

const LocaleContext = createContext<Locale | null>(null);

/** The language of the page around a client component; server components are given it as a prop. */
export function useLocale(): Locale {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('A component stands outside the LocaleProvider');
  return locale;
}

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
