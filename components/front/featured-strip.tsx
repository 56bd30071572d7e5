import { useLocale, useTranslations } from 'next-intl';
import { AddToCartButton } from '@/components/catalogue/add-to-cart-button';
import { AvailabilityBadge } from '@/components/catalogue/availability-badge';
import { cardProduct, type CardProduct } from '@/lib/catalogue/card-product';
import { cardLink } from '@/components/navigation/link-styles';
import { NotifyLink } from '@/components/catalogue/notify-link';
import { Price } from '@/components/catalogue/price';
import { ProductImage } from '@/components/catalogue/product-image';
import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button';
import type { CatalogueProduct } from '@/lib/catalogue/product';
import { cn } from '@/lib/utils';

/**
 * The few featured products on the first screen: on a phone a list, with a heading for screen readers only; on
 * a desktop covers on a shelf.
 */
export function FeaturedStrip({ products }: { products: CatalogueProduct[] }) {
  const t = useTranslations('catalogue.featured');
  const locale = useLocale();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="featured-title" className="@container">
      <h2 id="featured-title" className="text-lg font-bold max-lg:sr-only">
        {t('title')}
      </h2>
      <p className="text-sm text-muted-foreground max-lg:hidden">{t('text')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-8 gap-y-3 lg:mt-4 lg:grid-cols-2 lg:gap-0">
        {products.map((product) => (
          <FeaturedProduct key={product.sku} {...cardProduct(product, locale)} />
        ))}
      </ul>
    </section>
  );
}

const buttonClass = cn(
  buttonVariants({ variant: 'secondary', size: 'sm' }),
  'relative min-h-11 @max-2xs:col-span-full @max-2xs:mt-2',
);
const priceClass = 'leading-title font-bold tabular-nums';
// In a narrow container, i.e. with very large text, the button is below the price.
const productClass = cn(
  'group relative grid grid-cols-[5rem_minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-center gap-x-3',
  '@max-2xs:grid-cols-[3.5rem_minmax(0,1fr)] @max-2xs:grid-rows-none',
  'lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_auto_1fr] lg:gap-y-2 lg:px-4',
);

function FeaturedProduct(product: CardProduct) {
  const locale = useLocale();
  const titleId = `featured-${product.sku}`;
  return (
    <li className={productClass}>
      <div className="row-span-2 self-start lg:col-span-full lg:row-1 lg:-mx-4 lg:border-b-8 lg:border-shelf">
        <ProductImage
          imageUrl={product.image_url}
          sizes="(min-width: 64rem) 10.5rem, 5rem"
          eager
          className="lg:mx-auto lg:w-42"
        />
      </div>
      <h3
        id={titleId}
        className="col-start-2 -col-end-1 line-clamp-2 self-start text-md leading-title font-bold lg:col-span-full @max-2xs:line-clamp-none"
      >
        <Link href={`/product/${product.sku}`} className={cardLink}>
          <bdi>{product.product_name}</bdi>
        </Link>
      </h3>
      {product.available ? (
        <Price pounds={product.retail_price} locale={locale} className={priceClass} />
      ) : (
        <p>
          <Price pounds={product.retail_price} locale={locale} className={priceClass} />{' '}
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
