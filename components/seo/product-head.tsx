import type { LocalizedProduct } from '@/lib/catalogue/localized-product';
import type { Locale } from '@/lib/i18n/locale';
import { languageAlternates } from '@/lib/seo/addresses';
import { productTags } from '@/lib/seo/product-tags';
import { productPageNodes } from '@/lib/seo/structured-data/product-page';
import { JsonLd } from './json-ld';

type ProductHeadProps = {
  locale: Locale;
  product: LocalizedProduct;
  description: string;
  /** Where the breadcrumb begins. */
  home: string;
};

/**
 * What only search engines and link previews read, made from the product that the page gets anyway. They read the
 * document that is served, so the browser's script has none of it. React moves the tags into the head.
 */
export function ProductHead({ locale, product, description, home }: ProductHeadProps) {
  if (typeof window !== 'undefined') return <JsonLd nodes={null} />;
  const alternates = languageAlternates(`/product/${product.sku}`, product.has_english);
  return (
    <>
      {productTags(product, locale, description).map((tag) => (
        <meta key={Object.values(tag)[0]} {...tag} />
      ))}
      {Object.entries(alternates).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <JsonLd nodes={productPageNodes(product, locale, home)} />
    </>
  );
}
