import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { inLocale, type CatalogueProduct } from '@/lib/catalogue/product';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { AddToCartButton } from './add-to-cart-button';
import { AvailabilityBadge } from './availability-badge';
import { Price } from './price';
import { ProductImage } from './product-image';

// Two columns on a phone, three on a tablet, four beside the filters.
const coverSizes = '(min-width: 64rem) 13rem, (min-width: 40rem) 30vw, 44vw';

type ProductCardProps = { locale: Locale; product: CatalogueProduct; eager: boolean };

export function ProductCard({ locale, product, eager }: ProductCardProps) {
  const t = getTranslator(locale, 'catalogue');
  const href = localePath(locale, `/product/${product.sku}`);
  const titleId = `title-${product.sku}`;
  const subject = inLocale(locale, product.subject_name, product.subject_name_en);
  return (
    <li className="group relative flex flex-col">
      <ProductImage image_url={product.image_url} sizes={coverSizes} eager={eager} />
      {subject && (
        <p className="mt-3 text-xs font-semibold text-gilt">
          <bdi>{subject}</bdi>
        </p>
      )}
      <h3 id={titleId} className="leading-relaxed font-bold">
        <Link href={href} prefetch={false} className="card-link">
          <bdi>{inLocale(locale, product.product_name, product.name_en)}</bdi>
        </Link>
      </h3>
      <p className="text-sm text-muted-foreground">
        <bdi>{inLocale(locale, product.product_owner_name, product.product_owner_name_en)}</bdi>
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2">
        <Price pounds={product.retail_price} locale={locale} className="text-lg font-bold" />
        <AvailabilityBadge locale={locale} available={product.available} />
      </div>
      <div className="relative mt-2 grid gap-1">
        <AddToCartButton
          productId={product.product_id}
          available={product.available}
          titleId={titleId}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        />
        <Link
          href={href}
          prefetch={false}
          aria-describedby={titleId}
          className={buttonVariants({ variant: 'link', size: 'bare' })}
        >
          {t('viewDetails')}
        </Link>
      </div>
    </li>
  );
}
