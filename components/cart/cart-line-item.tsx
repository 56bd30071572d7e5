'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Cover, CoverImage } from '@/components/cover';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { lineTotal, type CartItem } from '@/lib/cart/cart-item';
import { changeQuantity } from '@/lib/cart/cart-store';
import { inLocale, nameIn } from '@/lib/catalogue/product';
import { formatAmount } from '@/lib/i18n/format';
import { cn } from '@/lib/utils';
import { QuantityStepper } from './quantity-stepper';

type CartLineItemProps = {
  item: CartItem;
  /** The cart is full. */
  isFull: boolean;
  onRemove: () => void;
  onLeave?: (() => void) | undefined;
  compact?: boolean;
};

export function CartLineItem(props: CartLineItemProps) {
  const { item, isFull, onRemove, onLeave, compact = false } = props;
  const locale = useLocale();
  const t = useTranslations('cart');
  const title = nameIn(item, locale);
  const owner = inLocale(locale, item.product_owner_name, item.product_owner_name_en);
  const Heading = compact ? 'h3' : 'h2';
  return (
    <li
      data-slot="cart-line"
      className={cn('flex flex-wrap gap-x-4 gap-y-3', compact ? 'py-4 text-md' : 'py-5')}
    >
      <div className={cn('flex-none', compact ? 'w-14' : 'w-20')}>
        <Cover>
          {item.image_url && (
            <CoverImage src={item.image_url} sizes="5rem" alt="" width={80} height={107} />
          )}
        </Cover>
      </div>
      <div className="min-w-0 grow basis-44">
        <Heading className="leading-relaxed">
          <Link
            href={`/product/${item.sku}`}
            {...(onLeave && { onClick: onLeave })}
            className="underline-offset-4 hover:underline"
          >
            <bdi className="font-bold">{title}</bdi>
          </Link>
        </Heading>
        {owner && <bdi className="block text-sm text-muted-foreground">{owner}</bdi>}
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-sm text-muted-foreground">
            <bdi>{formatAmount(item.retail_price, locale)}</bdi> {t('each')}
          </span>
          <bdi className="font-bold">{formatAmount(lineTotal(item), locale)}</bdi>
        </p>
        {!item.available && (
          <p className="text-sm font-semibold text-destructive">{t('unavailable')}</p>
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <QuantityStepper
            quantity={item.quantity}
            title={title}
            canGrow={item.available}
            isFull={isFull}
            onChange={(delta) => changeQuantity(item.product_id, delta)}
          />
          <Button
            type="button"
            onClick={onRemove}
            data-remove
            aria-label={t('remove', { title })}
            variant="link"
            size="xs"
            className="-me-1"
          >
            {t('removeShort')}
          </Button>
        </div>
      </div>
    </li>
  );
}
