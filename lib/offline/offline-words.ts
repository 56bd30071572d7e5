import { cartLimit } from '@/lib/cart/cart';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator, plainWords } from '@/lib/i18n/translator';
import { brandedTitle } from '@/lib/seo/page-metadata';

/** The script's part of the page's words; `{title}`, `{count}` and `{amount}` are for it to fill in. */
export function offlineFacts(locale: Locale) {
  const cart = getTranslator(locale, 'cart');
  const { unknownTitle, unknownPrice, stillOffline, notReadable, count, checkoutTitle } =
    plainWords(locale, 'offline');
  const title = '{title}';
  return {
    locale,
    limit: cartLimit,
    amount: formatAmount(0, locale).replace('0.00', '{amount}'),
    words: {
      unknownTitle,
      unknownPrice,
      stillOffline,
      notReadable,
      count,
      checkoutDocumentTitle: brandedTitle(locale, checkoutTitle),
      each: cart('each'),
      increase: cart('increase', { title }),
      decrease: cart('decrease', { title }),
      remove: cart('remove', { title }),
      removed: cart('removed', { title }),
      saveFailed: cart('saveFailed'),
    },
  };
}
