import { cartLimit } from '@/lib/cart/cart';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { policyWords } from '@/lib/policies/policy-words';
import { helpTopics } from './help-topics';
import { linkTags } from './link-tags';

/** The limits and periods that the answers speak of. */
export const helpValues = (locale: Locale) => ({ ...policyWords(locale), cartLimit });

const withoutTags = Object.fromEntries(
  [...Object.keys(linkTags), 'name', 'ltr'].map((tag) => [tag, (chunks: string) => chunks]),
);

/** Every question with its answer in plain text, for the structured data that repeats them. */
export function plainAnswers(locale: Locale) {
  const t = getTranslator(locale, 'help.questions');
  const values = { ...helpValues(locale), ...withoutTags };
  return helpTopics
    .flatMap(({ questions }) => [...questions])
    .map((id) => ({
      id,
      question: t(`${id}.question`),
      answer: t.markup(`${id}.answer`, values),
    }));
}
