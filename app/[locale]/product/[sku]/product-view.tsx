'use client';

import { ProductDetails } from '@/components/catalogue/product-details';
import type { ProductWords } from '@/components/catalogue/product-words';
import { ProductHead } from '@/components/seo/product-head';
import type { LocalizedProduct } from '@/lib/catalogue/localized-product';
import type { RelatedProduct } from '@/lib/catalogue/related-product';
import type { FeeRange } from '@/lib/delivery/delivery';
import { useLocale } from 'next-intl';

type ProductViewProps = {
  product: LocalizedProduct;
  fees: FeeRange | null;
  related: RelatedProduct[];
  words: ProductWords;
  /** For a product that has no description of its own. */
  summary?: string;
};

/** Where the product crosses to the browser, once for everything that is made of it. */
export function ProductView({ product, fees, related, words, summary = '' }: ProductViewProps) {
  return (
    <>
      <ProductHead
        locale={useLocale()}
        product={product}
        description={product.description ?? summary}
        home={words.home}
      />
      <ProductDetails product={product} fees={fees} related={related} words={words} />
    </>
  );
}
