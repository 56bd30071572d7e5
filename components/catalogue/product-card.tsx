import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { localePath } from '@/lib/i18n/locale';
import { AddToCartButton } from './add-to-cart-button';
import { AvailabilityBadge } from './availability-badge';
import type { CardProduct } from './card-product';
import { Price } from './price';
import { ProductImage } from './product-image';

// Two columns on a phone, three on a tablet, four beside the filters.
const coverSizes = '(min-width: 64rem) 13rem, (min-width: 40rem) 30vw, 44vw';

export function ProductCard({ eager = false, ...product }: CardProduct & { eager?: boolean }) {
  const locale = useLocale();
  const t = useTranslations('catalogue');
  const href = localePath(locale, `/product/${product.sku}`);
  const titleId = `title-${product.sku}`;
  return (
    <li className="group relative flex flex-col">
      <ProductImage imageUrl={product.image_url} sizes={coverSizes} eager={eager} />
      {product.subject_name && (
        <p className="mt-3 text-xs font-semibold text-gilt">
          <bdi>{product.subject_name}</bdi>
        </p>
      )}
      <h3 id={titleId} className="font-bold">
        <Link href={href} className="card-link">
          <bdi>{product.product_name}</bdi>
        </Link>
      </h3>
      <p className="text-sm text-muted-foreground">
        <bdi>{product.product_owner_name}</bdi>
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2">
        <Price pounds={product.retail_price} locale={locale} className="text-lg font-bold" />
        <AvailabilityBadge available={product.available} />
      </div>
      <div className="relative mt-2 grid gap-1">
        <AddToCartButton
          sku={product.sku}
          productId={product.product_id}
          available={product.available}
          titleId={titleId}
          className="btn btn-secondary btn-sm"
        />
        <Link href={href} aria-describedby={titleId} className="btn btn-link btn-bare">
          {t('viewDetails')}
        </Link>
      </div>
    </li>
  );
}
