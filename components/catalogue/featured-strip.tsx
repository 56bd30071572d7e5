import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import type { CatalogueProduct } from '@/lib/catalogue/product';
import { localePath } from '@/lib/i18n/locale';
import { AddToCartButton } from './add-to-cart-button';
import { AvailabilityBadge } from './availability-badge';
import { cardProduct, type CardProduct } from './card-product';
import { Price } from './price';
import { ProductImage } from './product-image';

export function FeaturedStrip({ products }: { products: CatalogueProduct[] }) {
  const t = useTranslations('catalogue.featured');
  const locale = useLocale();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="featured-title" className="shell mt-12">
      <h2 id="featured-title" className="text-2xl font-bold">
        {t('title')}
      </h2>
      <p className="text-muted-foreground">{t('text')}</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-2 md:gap-6">
        {products.map((product) => (
          <FeaturedProduct key={product.sku} {...cardProduct(product, locale)} />
        ))}
      </ul>
    </section>
  );
}

/** A horizontal card, for the few featured products. */
function FeaturedProduct(product: CardProduct) {
  const locale = useLocale();
  const titleId = `featured-${product.sku}`;
  return (
    <li className="group relative flex flex-wrap gap-4 rounded-lg border border-border bg-card p-4 sm:gap-6 sm:p-5">
      <div className="w-28 shrink-0 sm:w-36">
        <ProductImage imageUrl={product.image_url} sizes="(min-width: 40rem) 9rem, 7rem" />
      </div>
      <div className="flex min-w-0 grow basis-36 flex-col items-start">
        <h3 id={titleId} className="text-lg font-bold">
          <Link href={localePath(locale, `/product/${product.sku}`)} className="card-link">
            <bdi>{product.product_name}</bdi>
          </Link>
        </h3>
        <p className="text-sm text-muted-foreground">
          <bdi>{product.product_owner_name}</bdi>
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-3">
          <Price pounds={product.retail_price} locale={locale} className="text-xl font-bold" />
          <AvailabilityBadge available={product.available} />
        </div>
        <div className="relative mt-3">
          <AddToCartButton
            sku={product.sku}
            productId={product.product_id}
            available={product.available}
            titleId={titleId}
            className="btn btn-default btn-sm"
          />
        </div>
      </div>
    </li>
  );
}
