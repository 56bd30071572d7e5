import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { inLocale, type CatalogueProduct } from '@/lib/catalogue/product';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { AddToCartButton } from './add-to-cart-button';
import { AddToCartProvider } from './add-to-cart-provider';
import { AvailabilityBadge } from './availability-badge';
import { Price } from './price';
import { ProductImage } from './product-image';

type FeaturedStripProps = { locale: Locale; products: CatalogueProduct[] };

export function FeaturedStrip({ locale, products }: FeaturedStripProps) {
  const t = getTranslator(locale, 'catalogue.featured');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="featured-title" className="shell mt-12">
      <h2 id="featured-title" className="text-2xl font-bold">
        {t('title')}
      </h2>
      <p className="text-muted-foreground">{t('text')}</p>
      <AddToCartProvider locale={locale}>
        <ul className="mt-5 grid gap-4 md:grid-cols-2 md:gap-6">
          {products.map((product) => (
            <FeaturedProduct key={product.product_id} locale={locale} product={product} />
          ))}
        </ul>
      </AddToCartProvider>
    </section>
  );
}

function FeaturedProduct({ locale, product }: { locale: Locale; product: CatalogueProduct }) {
  const titleId = `featured-${product.sku}`;
  return (
    <li className="group relative flex gap-4 rounded-lg border border-border bg-card p-4 sm:gap-6 sm:p-5">
      <div className="w-28 shrink-0 sm:w-36">
        <ProductImage image_url={product.image_url} sizes="(min-width: 40rem) 9rem, 7rem" />
      </div>
      <div className="flex min-w-0 grow flex-col items-start">
        <h3 id={titleId} className="text-lg font-bold">
          <Link
            href={localePath(locale, `/product/${product.sku}`)}
            prefetch={false}
            className="card-link"
          >
            <bdi>{inLocale(locale, product.product_name, product.name_en)}</bdi>
          </Link>
        </h3>
        <p className="text-sm text-muted-foreground">
          <bdi>{inLocale(locale, product.product_owner_name, product.product_owner_name_en)}</bdi>
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-3">
          <Price pounds={product.retail_price} locale={locale} className="text-xl font-bold" />
          <AvailabilityBadge locale={locale} available={product.available} />
        </div>
        <div className="relative mt-3">
          <AddToCartButton
            productId={product.product_id}
            available={product.available}
            titleId={titleId}
            className={buttonVariants({ size: 'sm' })}
          />
        </div>
      </div>
    </li>
  );
}
