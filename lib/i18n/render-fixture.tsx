import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { SWRConfig } from 'swr';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import { formats, shopTimeZone } from './formats';
import type { Locale } from './locale';

const ownCache = { provider: () => new Map() };

/**
 * A wrapper for `render` and `renderHook` with all messages of a language, like the shop's layout, and with an empty
 * cache of SWR.
 */
export function intlWrapper(locale: Locale) {
  return function IntlWrapper({ children }: { children: ReactNode }) {
    return (
      <NextIntlClientProvider
        locale={locale}
        messages={locale === 'ar' ? ar : en}
        timeZone={shopTimeZone}
        formats={formats}
      >
        <SWRConfig value={ownCache}>{children}</SWRConfig>
      </NextIntlClientProvider>
    );
  };
}

export function renderIn(locale: Locale, element: ReactElement) {
  return render(element, { wrapper: intlWrapper(locale) });
}
