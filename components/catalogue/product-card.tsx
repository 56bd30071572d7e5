import { useLocale, useTranslations } from 'next-intl';
import { AvailabilityBadge } from './availability-badge';
import { CardActions } from './card-actions';
import type { CardProduct } from './card-product';
import { CardTitle } from './card-title';
import { Price } from './price';
import { ProductImage } from './product-image';

// Two columns on phones, three on tablets, four beside the filters.
const coverSizes = '(min-width: 64rem) 13rem, (min-width: 40rem) 30vw, 44vw';

export function ProductCard({ eager = false, ...product }: CardProduct & { eager?: boolean }) {
  const locale = useLocale();
  const t = useTranslations('catalogue');
  return (
    <li className="product-card">
      <ProductImage imageUrl={product.image_url} sizes={coverSizes} eager={eager} />
      {product.subject_name && <bdi className="card-subject">{product.subject_name}</bdi>}
      <CardTitle sku={product.sku}>{product.product_name}</CardTitle>
      <bdi className="card-owner">{product.product_owner_name}</bdi>
      <div className="card-offer">
        <Price pounds={product.retail_price} locale={locale} className="card-price" />
        <AvailabilityBadge available={product.available} />
      </div>
      <CardActions sku={product.sku} productId={product.product_id} available={product.available}>
        {t('viewDetails')}
      </CardActions>
    </li>
  );
}
