import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { formats, shopTimeZone } from './formats';
import { isLocale } from './locale';

const messages = {
  ar: () => import('@/messages/ar.json'),
  en: () => import('@/messages/en.json'),
};

/** Configures next-intl on the server, for the language of the address or the one that a caller passes. */
export default getRequestConfig(async ({ locale: named }) => {
  const locale = named ?? (await rootLocale());
  if (!locale || !isLocale(locale)) notFound();
  const { default: texts } = await messages[locale]();
  return { locale, messages: texts, formats, timeZone: shopTimeZone };
});
