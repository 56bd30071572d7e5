'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/lib/utils';
import { AddToCartButton } from './add-to-cart-button';
import { cardLink, inlineLink } from '@/components/navigation/link-styles';
import { cardTitleId } from './list-anchors';
import { NotifyLink } from './notify-link';
import { Price } from './price';
import { ProductImage } from './product-image';

// Two columns on phones, three on tablets, four next to the filters.
const coverSizes = '(min-width: 64rem) 13rem, (min-width: 40rem) 30vw, 44vw';

const buttonClass = cn(
  buttonVariants({ variant: 'outline' }),
  'relative mt-1.5 border-primary bg-card px-2 py-1.5 text-md text-primary hover:bg-primary hover:text-primary-foreground',
);

// Above the title's link, which covers the card.
const detailsClass = cn(inlineLink, 'relative self-start text-sm/7');

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
    <li className="group relative flex flex-col">
      <ProductImage
        imageUrl={cover}
        sizes={coverSizes}
        {...(eager && { eager })}
        className={outOfStock && 'opacity-55'}
      />
      <p className="mt-2.5 flex items-center justify-between gap-2 text-xs font-semibold text-gilt">
        <bdi className="max-w-full truncate">{subject}</bdi>
        {grade && (
          <small className="shrink-0 rounded-sm border px-1.5 text-xs text-muted-foreground">
            {grade}
          </small>
        )}
      </p>
      <h3 id={titleId} className="my-1 line-clamp-3 text-md leading-title font-bold">
        <Link href={`/product/${sku}`} className={cardLink}>
          <bdi>{title}</bdi>
        </Link>
      </h3>
      {/* From here on at the end of the card, so that it aligns across a row. */}
      <bdi className="mt-auto max-w-full self-start truncate text-sm text-muted-foreground">
        {owner}
      </bdi>
      <Price pounds={price} locale={locale} className="self-start text-lg font-bold tabular-nums" />
      {/* Leads to the same page as the title, so the keyboard skips it. */}
      <Link href={`/product/${sku}`} tabIndex={-1} className={detailsClass}>
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
