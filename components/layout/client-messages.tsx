import { NextIntlClientProvider, type Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';

type Namespace = keyof Messages;

/** What the islands around every page say: the header's, the cart's, and the screens that stand in for a page. */
const everywhere: Namespace[] = ['common', 'layout', 'cart', 'errors'];

type ClientMessagesProps = {
  /** Where it is not the address's. */
  locale?: Locale;
  /** What the islands of this route say besides. */
  namespaces?: Namespace[];
  children: ReactNode;
};

/** Sends to the browser the messages that client components below it use, and no others. */
export async function ClientMessages({ locale, namespaces = [], children }: ClientMessagesProps) {
  const messages = await getMessages(locale && { locale });
  const sent: Partial<Messages> = {};
  for (const name of [...everywhere, ...namespaces])
    Object.assign(sent, { [name]: messages[name] });
  return (
    <NextIntlClientProvider messages={sent} {...(locale && { locale })}>
      {children}
    </NextIntlClientProvider>
  );
}
