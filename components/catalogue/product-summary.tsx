import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { AddToCartButton } from './add-to-cart-button';
import { AvailabilityBadge } from './availability-badge';
import { Price } from './price';

const titleId = 'product-title';

type ProductSummaryProps = {
  product_id: string;
  sku: string;
  title: string;
  category: { name: string; href: string };
  available: boolean;
  retail_price: number;
  /** How the price is announced. */
  priceLabel: string;
};

/** What decides a purchase: title, availability, price and the button. */
export function ProductSummary(product: ProductSummaryProps) {
  const locale = useLocale();
  const t = useTranslations('cart.noScript');
  const { title, category, available } = product;
  return (
    <>
      <h1 id={titleId} className="text-2xl font-extrabold sm:text-3xl">
        <bdi>{title}</bdi>
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <AvailabilityBadge available={available} />
        <Link href={category.href} className="btn btn-link btn-bare">
          <bdi>{category.name}</bdi>
        </Link>
      </div>
      <p className="mt-4">
        <span className="sr-only">{product.priceLabel}: </span>
        <Price pounds={product.retail_price} locale={locale} className="text-3xl font-extrabold" />
      </p>
      <div className="mt-4">
        <AddToCartButton
          sku={product.sku}
          productId={product.product_id}
          available={available}
          titleId={titleId}
          className="btn btn-default btn-lg w-full sm:w-auto sm:min-w-64"
        />
        <p className="hidden noscript:block">{t('title')}</p>
      </div>
    </>
  );
}
