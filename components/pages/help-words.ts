import { cartLimit } from '@/lib/cart/cart';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { policyWords } from '@/lib/policies/policy-words';
import { helpTopics } from './help-topics';
import { plainWords } from './linked-words';

/** The limits and periods that the answers speak of. */
export function helpValues(locale: Locale) {
  const t = getTranslator(locale, 'help');
  return { ...policyWords(locale), cartLimit: t('cartLimit', { limit: cartLimit }) };
}

/** Every question with its answer in plain text, as the page shows them. */
export function plainHelp(locale: Locale) {
  const t = getTranslator(locale, 'help.questions');
  const values = { ...helpValues(locale), ...plainWords };
  return helpTopics
    .flatMap(({ questions }) => [...questions])
    .map((id) => ({
      id,
      question: t(`${id}.question`),
      answer: t.markup(`${id}.answer`, values),
    }));
}
