import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { shopTimeZone } from './format';
import type { Locale } from './locale';

/** Renders with every message of a language, as below the shop's layout. */
export function renderIn(locale: Locale, element: ReactElement) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider
      locale={locale}
      messages={locale === 'ar' ? ar : en}
      timeZone={shopTimeZone}
    >
      {children}
    </NextIntlClientProvider>
  );
  return render(element, { wrapper });
}
