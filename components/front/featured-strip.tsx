import { useLocale, useTranslations } from 'next-intl';
import { AddToCartButton } from '@/components/catalogue/add-to-cart-button';
import { AvailabilityBadge } from '@/components/catalogue/availability-badge';
import { cardProduct, type CardProduct } from '@/components/catalogue/card-product';
import { NotifyLink } from '@/components/catalogue/notify-link';
import { Price } from '@/components/catalogue/price';
import { ProductImage } from '@/components/catalogue/product-image';
import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button';
import type { CatalogueProduct } from '@/lib/catalogue/product';
import { cn } from '@/lib/utils';
import { localePath } from '@/lib/i18n/locale';

/** The few featured products, within the first screen; its heading is for screen readers only on a phone. */
export function FeaturedStrip({ products }: { products: CatalogueProduct[] }) {
  const t = useTranslations('catalogue.featured');
  const locale = useLocale();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="featured-title" className="featured">
      <h2 id="featured-title" className="text-lg font-bold max-lg:sr-only">
        {t('title')}
      </h2>
      <p className="text-sm text-muted-foreground max-lg:hidden">{t('text')}</p>
      <ul>
        {products.map((product) => (
          <FeaturedProduct key={product.sku} {...cardProduct(product, locale)} />
        ))}
      </ul>
    </section>
  );
}

const buttonClass = cn(
  buttonVariants({ variant: 'secondary', size: 'sm' }),
  'relative min-h-11 @max-[18rem]:col-span-full @max-[18rem]:mt-2',
);

function FeaturedProduct(product: CardProduct) {
  const locale = useLocale();
  const titleId = `featured-${product.sku}`;
  return (
    <li className="group">
      <div>
        <ProductImage imageUrl={product.image_url} sizes="(min-width: 64rem) 10.5rem, 5rem" eager />
      </div>
      <h3 id={titleId}>
        <Link href={localePath(locale, `/product/${product.sku}`)} className="card-link">
          <bdi>{product.product_name}</bdi>
        </Link>
      </h3>
      {product.available ? (
        <Price pounds={product.retail_price} locale={locale} className="featured-price" />
      ) : (
        <p>
          <Price pounds={product.retail_price} locale={locale} className="featured-price" />{' '}
          <AvailabilityBadge available={false} />
        </p>
      )}
      {product.available ? (
        <AddToCartButton
          sku={product.sku}
          productId={product.product_id}
          title={product.product_name}
          available
          titleId={titleId}
          className={buttonClass}
        />
      ) : (
        <NotifyLink sku={product.sku} titleId={titleId} className={buttonClass} />
      )}
    </li>
  );
}
