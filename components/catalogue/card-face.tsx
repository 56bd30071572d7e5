'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/lib/utils';
import { localePath } from '@/lib/i18n/locale';
import { AddToCartButton } from './add-to-cart-button';
import { cardTitleId } from './list-anchors';
import { NotifyLink } from './notify-link';
import { Price } from './price';
import { ProductImage } from './product-image';

// Two columns on phones, three on tablets, four beside the filters.
const coverSizes = '(min-width: 64rem) 13rem, (min-width: 40rem) 30vw, 44vw';

const buttonClass = cn(
  buttonVariants({ variant: 'outline' }),
  'relative mt-1.5 border-primary bg-card px-2 py-1.5 text-[0.9375rem] text-primary hover:bg-primary hover:text-primary-foreground disabled:border-border disabled:text-muted-foreground',
);

type CardFaceProps = {
  sku: string;
  productId: string;
  title: string;
  owner: string;
  subject: string | null;
  grade?: string;
  /** In pounds. */
  price: number;
  /** The words for it, if the book is out of stock. */
  outOfStock?: string;
  cover: string | null;
  eager?: boolean;
};

/** One client component per card, because a list has fifty: only their data is sent a second time. */
export function CardFace(props: CardFaceProps) {
  const { sku, productId, title, owner, subject, grade, price, outOfStock, cover, eager } = props;
  const t = useTranslations('common');
  const locale = useLocale();
  const titleId = cardTitleId(sku);
  return (
    <li className="product-card">
      <ProductImage imageUrl={cover} sizes={coverSizes} {...(eager && { eager })} />
      <p className="card-kind">
        <bdi>{subject}</bdi>
        {grade && <small>{grade}</small>}
      </p>
      <h3 id={titleId}>
        <Link href={localePath(locale, `/product/${sku}`)} className="card-link">
          <bdi>{title}</bdi>
        </Link>
      </h3>
      <bdi className="card-owner">{owner}</bdi>
      <Price pounds={price} locale={locale} className="card-price" />
      {/* Leads to the same page as the title, so the keyboard skips it. */}
      <Link href={localePath(locale, `/product/${sku}`)} tabIndex={-1} className="card-details">
        {t('viewDetails')}
      </Link>
      {outOfStock && (
        <Badge variant="secondary" className="absolute start-2 top-2">
          {outOfStock}
        </Badge>
      )}
      {outOfStock ? (
        <NotifyLink sku={sku} titleId={titleId} className={buttonClass} />
      ) : (
        <AddToCartButton
          sku={sku}
          productId={productId}
          title={title}
          available
          titleId={titleId}
          className={buttonClass}
        />
      )}
    </li>
  );
}
