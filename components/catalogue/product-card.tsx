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
    <li className="product-card">
      <ProductImage imageUrl={product.image_url} sizes={coverSizes} eager={eager} />
      {product.subject_name && (
        <p className="card-subject">
          <bdi>{product.subject_name}</bdi>
        </p>
      )}
      <h3 id={titleId}>
        <Link href={href} className="card-link">
          <bdi>{product.product_name}</bdi>
        </Link>
      </h3>
      <p className="card-owner">
        <bdi>{product.product_owner_name}</bdi>
      </p>
      <div className="card-offer">
        <Price pounds={product.retail_price} locale={locale} className="card-price" />
        <AvailabilityBadge available={product.available} />
      </div>
      <div className="card-actions">
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
