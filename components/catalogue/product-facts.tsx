import { landingPath } from '@/lib/catalogue/filters';
import type { LocalizedProduct } from '@/lib/catalogue/localized-product';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { ProductFact } from './product-fact';
import type { ProductWords } from './product-words';

type ProductFactsProps = { locale: Locale; product: LocalizedProduct; words: ProductWords };

/** Who made the book and what it is about, each leading to more of the same. */
export function ProductFacts({ locale, product, words }: ProductFactsProps) {
  const { owner, subject } = product;
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-y border-border py-3">
      <ProductFact
        label={words.owner}
        name={owner.name}
        href={localePath(locale, landingPath('owner', owner.slug))}
      />
      {subject && (
        <ProductFact
          label={words.subject}
          name={subject.name}
          href={localePath(locale, landingPath('subject', subject.slug))}
        />
      )}
    </dl>
  );
}
