'use client';

import { NextIntlClientProvider, useMessages, type Messages } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';

type RouteMessagesProps = { locale: Locale; messages: Partial<Messages>; children: ReactNode };

/** Adds a route's messages to those of the layout; a nested next-intl provider would replace them. */
export function RouteMessages({ locale, messages, children }: RouteMessagesProps) {
  const inherited = useMessages();
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...inherited, ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}
