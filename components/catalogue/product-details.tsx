import { landingPath } from '@/lib/catalogue/filters';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import type { RelatedProduct } from '@/lib/catalogue/related-product';
import type { FeeRange } from '@/lib/delivery/delivery';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from 'next-intl';
import { BackButton } from './back-button';
import { Breadcrumbs } from './breadcrumbs';
import { ProductCover } from './product-cover';
import { ProductDescription } from './product-description';
import { ProductFacts } from './product-facts';
import { ProductNotes } from './product-notes';
import { ProductSummary } from './product-summary';
import type { ProductWords } from './product-words';
import { ServedOffer } from './served-offer';
import { ServedRelated } from './served-related';
import { specificationRows } from './specification-rows';
import { SpecificationTable } from './specification-table';

type ProductDetailsProps = {
  product: LocalizedProduct;
  fees: FeeRange | null;
  related: RelatedProduct[];
  words: ProductWords;
};

/** Made in the browser too, for the page's weight: as component data its markup would be twice its words. */
export function ProductDetails({ product, fees, related, words }: ProductDetailsProps) {
  const locale = useLocale();
  const title = titleOf(product);
  const shop = { name: words.home, href: localePath(locale, '/shop') };
  const category = {
    name: product.category.name,
    href: localePath(locale, landingPath('category', product.category.slug)),
  };
  return (
    <article className="shell py-4">
      <div className="flex items-center gap-4">
        <BackButton href={shop.href} label={words.back} />
        <Breadcrumbs label={words.breadcrumb} trail={[shop, category]} current={title} />
      </div>
      <div className="mt-6 grid gap-x-14 gap-y-8 sm:grid-cols-[2fr_3fr] lg:mt-10 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="mx-auto w-[46vw] max-w-xs sm:w-full sm:max-w-none">
          <ProductCover imageUrl={product.image_url} title={title} noCover={words.noCover} />
        </div>
        <div className="min-w-0">
          <ProductSummary
            product_id={product.product_id}
            sku={product.sku}
            title={title}
            category={category}
            available={product.available}
            retail_price={product.retail_price}
            priceLabel={words.price}
          />
          <ServedOffer locale={locale} product={product} fees={fees} />
          <ProductFacts locale={locale} product={product} words={words} />
          <div className="mt-8 space-y-8">
            {product.description && (
              <ProductDescription title={words.description} text={product.description} />
            )}
            {product.notes && <ProductNotes title={words.notes} text={product.notes} />}
            <SpecificationTable words={words} rows={specificationRows(product, words, locale)} />
          </div>
        </div>
      </div>
      <ServedRelated locale={locale} related={related} />
    </article>
  );
}
