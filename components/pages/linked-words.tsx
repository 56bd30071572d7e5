import type { ReactNode } from 'react';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { policyAnchors } from '@/lib/policies/policies';

/** Where the tags of the pages' messages lead, e.g. `<refunds>return policy</refunds>`. */
const linkTags = {
  contact: '/contact',
  help: '/help',
  helpPayment: '/help#payment',
  privacy: `/about#${policyAnchors.privacy}`,
  refunds: `/about#${policyAnchors.refunds}`,
  shipping: `/about#${policyAnchors.shipping}`,
  shop: '/shop',
  track: '/track',
  ways: '/contact#ways',
};

/** What messages wrap in tags: links, names that keep their own direction, and numbers that read left to right. */
export function linkedWords(locale: Locale) {
  const link = (path: string) =>
    function PageLink(words: ReactNode) {
      return (
        <a
          href={localePath(locale, path)}
          className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {words}
        </a>
      );
    };
  return {
    ...Object.fromEntries(Object.entries(linkTags).map(([tag, path]) => [tag, link(path)])),
    name: (words: ReactNode) => <bdi>{words}</bdi>,
    ltr: (words: ReactNode) => <bdi dir="ltr">{words}</bdi>,
  };
}

/** The same tags for plain text: structured data repeats the words alone. */
export const plainWords = Object.fromEntries(
  [...Object.keys(linkTags), 'name', 'ltr'].map((tag) => [tag, (words: string) => words]),
);
