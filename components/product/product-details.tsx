import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/catalogue/breadcrumbs';
import { landingPath } from '@/lib/catalogue/filters';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import type { CatalogueProduct } from '@/lib/catalogue/product';
import type { FeeRange } from '@/lib/delivery/delivery';
import { cn } from '@/lib/utils';
import { BackButton } from './back-button';
import { BookFacts } from './book-facts';
import { ProductCover } from './product-cover';
import { ProductPromises } from './product-promises';
import { ProductSummary } from './product-summary';
import { RelatedProducts } from './related-products';
import { ShareRow } from './share-row';
import { SpecificationTable } from './specification-table';

type ProductDetailsProps = {
  product: LocalizedProduct;
  /** The delivery fees to all places; null if unknown. */
  fees: FeeRange | null;
  related: CatalogueProduct[];
  /** The button that opens the pictures of its inside. */
  inside?: ReactNode;
  /** Shown below the button. */
  children?: ReactNode;
};

const trailClass = cn(
  'flex flex-wrap items-center gap-3 [&>nav]:grow [&>nav]:basis-32',
  // On a phone the title below repeats the last level.
  'max-sm:[&_li:nth-last-child(-n+2)]:sr-only',
);

// From `xs` to `sm` the parts of both columns are in one wrapping row: the name is next to the cover and
// larger, so that the largest paint is text, which arrives with the document.
const columnsClass = cn(
  'mt-4 grid gap-x-14 gap-y-5 xs:max-sm:flex xs:max-sm:flex-wrap xs:max-sm:gap-x-4 xs:max-sm:gap-y-0',
  'sm:mt-8 sm:grid-cols-[2fr_3fr] lg:grid-cols-[26rem_minmax(0,1fr)]',
);
const coverClass = 'self-start xs:max-sm:contents sm:sticky sm:top-24';
const textClass =
  'min-w-0 xs:max-sm:contents xs:max-sm:*:min-w-0 xs:max-sm:*:not-[header]:basis-full';

export function ProductDetails({ product, fees, related, inside, children }: ProductDetailsProps) {
  const t = useTranslations('product');
  const title = titleOf(product);
  const category = {
    name: product.category.name,
    href: landingPath('category', product.category.slug),
  };
  return (
    <article className="shell py-4">
      <div className={trailClass}>
        <BackButton href="/shop" />
        <Breadcrumbs trail={[category]} current={title} />
      </div>
      <div className={columnsClass}>
        <div className={coverClass}>
          <ProductCover imageUrl={product.image_url} title={title} noCover={t('noCover')} />
          <div className="mt-4 flex flex-wrap justify-center gap-2 max-sm:*:flex-auto xs:max-sm:min-w-0 xs:max-sm:basis-full">
            {inside}
            <ShareRow product={product} />
          </div>
        </div>
        <div className={textClass}>
          <ProductSummary product={product} category={category} />
          {children}
          <BookFacts product={product} />
          <ProductPromises product={product} fees={fees} />
          {product.description && (
            <section aria-labelledby="description" className="mt-8">
              <h2 id="description" className="text-xl font-bold">
                {t('description')}
              </h2>
              <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line">
                {product.description}
              </p>
            </section>
          )}
          {product.notes && (
            <section
              aria-labelledby="notes-title"
              className="mt-8 rounded-md border border-s-4 border-s-gilt bg-card px-5 py-4"
            >
              <h2 id="notes-title" className="font-bold">
                {t('notes')}
              </h2>
              <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line">
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
