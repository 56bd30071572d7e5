import { landingPath } from '@/lib/catalogue/filters';
import { inLocale, type Product } from '@/lib/catalogue/product';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { ProductFact } from './product-fact';

/** Who made the book and what it is about, each leading to more of the same. */
export function ProductFacts({ locale, product }: { locale: Locale; product: Product }) {
  const t = getTranslator(locale, 'product');
  const catalogue = getTranslator(locale, 'catalogue');
  const subject = inLocale(locale, product.subject_name, product.subject_name_en);
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-y border-border py-3">
      <ProductFact
        label={catalogue(`ownerKind.${product.product_owner_kind}`)}
        name={inLocale(locale, product.product_owner_name, product.product_owner_name_en)}
        href={localePath(locale, landingPath('owner', product.product_owner_slug))}
      />
      {subject && product.subject_slug && (
        <ProductFact
          label={t('subject')}
          name={subject}
          href={localePath(locale, landingPath('subject', product.subject_slug))}
        />
      )}
    </dl>
  );
}
