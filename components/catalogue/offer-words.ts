import {
  deliveryDaysInWords,
  deliveryWords,
  slot,
  strong,
} from '@/components/delivery/delivery-words';
import { requestResults } from '@/lib/back-in-stock/back-in-stock';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { policyWords } from '@/lib/policies/policy-words';

/** The words around an offer: delivery, returns, sharing, and what is said of a book that is sold out. */
export function offerWords(locale: Locale) {
  const product = getTranslator(locale, 'product');
  const delivery = getTranslator(locale, 'delivery');
  const share = getTranslator(locale, 'share');
  const back = getTranslator(locale, 'backInStock');
  const days = deliveryDaysInWords(locale);
  return {
    promises: product('promises.title'),
    delivery: product.markup('promises.delivery', { days, fees: slot('fees'), amount: strong }),
    deliveryUnknown: product('promises.deliveryUnknown', { days }),
    returns: product.markup('promises.returns', {
      ...policyWords(locale),
      link: (words) => `<link>${words}</link>`,
    }),
    choose: delivery('choose'),
    ofDelivery: deliveryWords(locale),
    share: {
      title: share('title'),
      text: share('text', { title: slot('title'), price: slot('price') }),
      whatsapp: share('whatsapp'),
      share: share('share'),
      copy: share('copy'),
      copied: share('copied'),
      failed: share('failed'),
    },
    back: {
      title: back('title'),
      text: back('text'),
      email: back('email'),
      submit: back('submit'),
      sending: back('sending'),
      results: Object.fromEntries(
        requestResults.map((result) => [result, back(`results.${result}.text`)]),
      ) as Record<(typeof requestResults)[number], string>,
    },
    related: getTranslator(locale, 'related')('title'),
  };
}

export type OfferWords = ReturnType<typeof offerWords>;
