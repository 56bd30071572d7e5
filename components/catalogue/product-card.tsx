import { useTranslations } from 'next-intl';
import { CardFace } from './card-face';
import type { CardProduct } from '@/lib/catalogue/card-product';

/** A book of a list. Its texts are made on the server, its elements in one client component. */
export function ProductCard({ eager = false, ...product }: CardProduct & { eager?: boolean }) {
  const t = useTranslations('catalogue');
  const { product_id, sku, grade, retail_price, available, image_url } = product;
  return (
    <CardFace
      sku={sku}
      productId={product_id}
      title={product.product_name}
      owner={product.product_owner_name}
      subject={product.subject_name}
      price={retail_price}
      cover={image_url}
      {...(grade && { grade: t('gradeBadge', { grade }) })}
      {...(!available && { outOfStock: t('outOfStock') })}
      {...(eager && { eager })}
    />
  );
}
