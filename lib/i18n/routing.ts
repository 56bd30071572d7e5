import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './locale';

/**
 * Which addresses the languages have. The shop's own middleware redirects and remembers the language that a shopper
 * selects, so nothing is detected or stored here.
 */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
});
