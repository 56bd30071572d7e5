import { useLocale, useTranslations } from 'next-intl';
import { AddToCartButton } from '@/components/catalogue/add-to-cart-button';
import { AvailabilityBadge } from '@/components/catalogue/availability-badge';
import { Price } from '@/components/catalogue/price';
import { Link } from '@/components/navigation/link';
import { inlineLink } from '@/components/navigation/link-styles';
import { Button, buttonVariants } from '@/components/ui/button';
import { landingPath } from '@/lib/catalogue/filters';
import { bookNameOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { cn } from '@/lib/utils';

const titleId = 'product-title';

/**
 * On phones price and button stay at the lower edge, except on short screens. Spaces do not grow with the letters, so
 * that the bar covers at most a quarter of the screen when those are twice as large.
 */
const barClass =
  'max-sm:tall:fixed max-sm:tall:inset-x-0 max-sm:tall:bottom-0 max-sm:tall:z-bar max-sm:tall:mt-0 max-sm:tall:gap-x-[12px] max-sm:tall:gap-y-[4px] max-sm:tall:border-t max-sm:tall:bg-background max-sm:tall:px-[max(16px,4vw)] max-sm:tall:pt-[10px] max-sm:tall:pb-[max(10px,env(safe-area-inset-bottom))]';

type ProductSummaryProps = {
  product: LocalizedProduct;
  category: { name: string; href: string };
};

/** The book's name between its subject and its owner, availability, price and the button. */
export function ProductSummary({ product, category }: ProductSummaryProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { subject, owner, available } = product;
  return (
    <>
      {/* On a phone next to the cover, or below it if large letters would break its words. */}
      <header className="xs:max-sm:-order-1 xs:max-sm:grow xs:max-sm:basis-36 xs:max-sm:self-center">
        {subject && (
          <Link
            href={landingPath('subject', subject.slug)}
            className="inline-block font-semibold text-gilt underline-offset-4 hover:underline"
          >
            <bdi>{subject.name}</bdi>
          </Link>
        )}
        <h1
          id={titleId}
          className="text-2xl leading-title font-extrabold wrap-break-word lg:text-4xl lg:text-balance"
        >
          <bdi>{bookNameOf(product)}</bdi>
        </h1>
        {owner.name && (
          <p className="mt-1 text-muted-foreground">
            {t(`catalogue.ownerKind.${owner.kind}`)}:{' '}
            <Link href={landingPath('owner', owner.slug)} className={inlineLink}>
              <bdi>{owner.name}</bdi>
            </Link>
          </p>
        )}
      </header>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <AvailabilityBadge available={available} />
        <Button asChild variant="link" size="xs">
          <Link href={category.href}>
            <bdi>{category.name}</bdi>
          </Link>
        </Button>
      </div>
      <div
        data-slot={available ? 'buy-bar' : undefined}
        className={cn('mt-4 flex flex-wrap items-center gap-x-6 gap-y-2', available && barClass)}
      >
        <p>
          <span className="sr-only">{t('product.price')}: </span>
          <Price
            pounds={product.retail_price}
            locale={locale}
            className={cn(
              'text-3xl font-extrabold tabular-nums',
              available && 'max-sm:tall:text-xl max-sm:tall:leading-title',
            )}
          />
        </p>
        <AddToCartButton
          sku={product.sku}
          productId={product.product_id}
          title={bookNameOf(product)}
          available={available}
          titleId={titleId}
          className={cn(
            buttonVariants({ variant: available ? 'default' : 'outline', size: 'lg' }),
            'flex-auto sm:max-w-80',
            // The size of its text while the book is added: see `add-to-cart.css`.
            '[--adding-size:1.125rem]',
            available &&
              'max-sm:tall:min-h-[52px] max-sm:tall:min-w-0 max-sm:tall:px-[12px] max-sm:tall:py-0 max-sm:tall:leading-relaxed',
          )}
        />
        <p className="hidden noscript:block">{t('cartPage.noScript.title')}</p>
      </div>
    </>
  );
}
