import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import type { Locale } from './locale';
import { shopTimeZone } from './formats';

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/**
 * A translator for server code outside of React, e.g. metadata, structured data and share images: next-intl's
 * `createTranslator` for a given language. Components use `useTranslations`, pages `getTranslations`. Not for client
 * code: it includes the messages of both languages.
 */
export function getTranslator<N extends Namespace>(locale: Locale, namespace: N) {
  return createTranslator({
    locale,
    messages: locale === 'ar' ? ar : (en satisfies Messages),
    namespace,
    timeZone: shopTimeZone,
  });
}
