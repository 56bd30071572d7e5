import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/catalogue/breadcrumbs';
import { landingPath } from '@/lib/catalogue/filters';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import type { CatalogueProduct } from '@/lib/catalogue/product';
import type { FeeRange } from '@/lib/delivery/delivery';
import { localePath } from '@/lib/i18n/locale';
import { BackButton } from './back-button';
import { BookFacts } from './book-facts';
import { ProductCover } from './product-cover';
import { ProductPromises } from './product-promises';
import { ProductSummary } from './product-summary';
import './product.css';
import { RelatedProducts } from './related-products';
import { ShareRow } from './share-row';
import { SpecificationTable } from './specification-table';

type ProductDetailsProps = {
  product: LocalizedProduct;
  /** The delivery fees to all places; null if unknown. */
  fees: FeeRange | null;
  related: CatalogueProduct[];
  /** What opens the pictures of its inside. */
  inside?: ReactNode;
  /** Shown below the button. */
  children?: ReactNode;
};

export function ProductDetails({ product, fees, related, inside, children }: ProductDetailsProps) {
  const t = useTranslations('product');
  const locale = useLocale();
  const title = titleOf(product);
  const category = {
    name: product.category.name,
    href: localePath(locale, landingPath('category', product.category.slug)),
  };
  return (
    <article className="product shell">
      <div className="product-trail">
        <BackButton href={localePath(locale, '/shop')} />
        <Breadcrumbs trail={[category]} current={title} />
      </div>
      <div className="product-columns">
        <div className="product-cover">
          <ProductCover imageUrl={product.image_url} title={title} noCover={t('noCover')} />
          <div className="cover-tools">
            {inside}
            <ShareRow product={product} />
          </div>
        </div>
        <div className="product-text">
          <ProductSummary product={product} category={category} />
          {children}
          <BookFacts product={product} />
          <ProductPromises product={product} fees={fees} />
          {product.description && (
            <section aria-labelledby="description">
              <h2 id="description">{t('description')}</h2>
              <p dir="auto" className="whitespace-pre-line">
                {product.description}
              </p>
            </section>
          )}
          {product.notes && (
            <section aria-labelledby="notes-title" className="product-notes">
              <h2 id="notes-title">{t('notes')}</h2>
              <p dir="auto" className="whitespace-pre-line">
                {product.notes}
              </p>
            </section>
          )}
          <SpecificationTable product={product} />
        </div>
      </div>
      <RelatedProducts products={related} />
    </article>
  );
}
