import { cartLimit } from '@/lib/cart/cart';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { policyWords } from '@/lib/policies/policy-words';
import { helpTopics } from './help-topics';
import { linkTags } from './link-tags';

/** The limits and periods used in the answers. */
export const helpValues = (locale: Locale) => ({ ...policyWords(locale), cartLimit });

const withoutTags = Object.fromEntries(
  [...Object.keys(linkTags), 'name', 'ltr'].map((tag) => [tag, (chunks: string) => chunks]),
);

/** All questions with their answers as plain text, for the structured data. */
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
