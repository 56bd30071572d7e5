import { NextIntlClientProvider, type Messages } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { RouteMessages } from './route-messages';

type Namespace = keyof Messages;

/** Namespaces of the client components on every page: the header's, the cart's, and the error pages'. */
const everywhere: Namespace[] = ['common', 'layout', 'cart', 'errors'];

async function pickMessages(locale: Locale, namespaces: Namespace[]): Promise<Partial<Messages>> {
  const messages = await getMessages({ locale });
  const picked: Partial<Messages> = {};
  for (const name of namespaces) Object.assign(picked, { [name]: messages[name] });
  return picked;
}

type ClientMessagesProps = {
  /** If different from the address's. */
  locale?: Locale;
  /** Namespaces of this route's client components; by default, those used on every page. */
  namespaces?: Namespace[];
  children: ReactNode;
};

/** Sends only the messages that client components below it use to the browser. */
export async function ClientMessages({ locale, namespaces, children }: ClientMessagesProps) {
  const language = locale ?? (await getLocale());
  if (!namespaces || locale) {
    const messages = await pickMessages(language, [...everywhere, ...(namespaces ?? [])]);
    return (
      <NextIntlClientProvider locale={language} messages={messages}>
        {children}
      </NextIntlClientProvider>
    );
  }
  return (
    <RouteMessages locale={language} messages={await pickMessages(language, namespaces)}>
      {children}
    </RouteMessages>
  );
}
