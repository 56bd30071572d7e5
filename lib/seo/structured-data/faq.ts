import type { Locale } from '@/lib/i18n/locale';
import { pageUrl } from '../addresses';

/** A question with its answer as plain text; `id` is its fragment on the page. */
export type Question = { id: string; question: string; answer: string };

/** The page's questions, which must appear on it in the same words. */
export function faqNode(locale: Locale, path: string, questions: readonly Question[]) {
  const url = pageUrl(locale, path);
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    inLanguage: locale,
    mainEntity: questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${url}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
