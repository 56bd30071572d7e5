import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { AddToCartButton } from './add-to-cart-button';
import { AvailabilityBadge } from './availability-badge';
import { Price } from './price';

const titleId = 'product-title';

type ProductSummaryProps = {
  product: LocalizedProduct;
  category: { name: string; href: string };
};

/** Title, availability, price and the button. */
export function ProductSummary({ product, category }: ProductSummaryProps) {
  const t = useTranslations('product');
  const tCart = useTranslations('cart');
  const locale = useLocale();
  return (
    <>
      <h1 id={titleId} className="text-2xl font-extrabold sm:text-3xl">
        <bdi>{titleOf(product)}</bdi>
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <AvailabilityBadge available={product.available} />
        <Link href={category.href} className="btn btn-link btn-bare">
          <bdi>{category.name}</bdi>
        </Link>
      </div>
      <p className="mt-4">
        <span className="sr-only">{t('price')}: </span>
        <Price pounds={product.retail_price} locale={locale} className="text-3xl font-extrabold" />
      </p>
      <div className="mt-4">
        <AddToCartButton
          sku={product.sku}
          productId={product.product_id}
          available={product.available}
          titleId={titleId}
          className="btn btn-default btn-lg w-full sm:w-auto sm:min-w-64"
        />
        <p className="hidden noscript:block">{tCart('noScript.title')}</p>
      </div>
    </>
  );
}
