import { useLocale, useTranslations } from 'next-intl';
import { AddToCartButton } from '@/components/catalogue/add-to-cart-button';
import { AvailabilityBadge } from '@/components/catalogue/availability-badge';
import { Price } from '@/components/catalogue/price';
import { Link } from '@/components/navigation/link';
import { Button, buttonVariants } from '@/components/ui/button';
import { landingPath } from '@/lib/catalogue/filters';
import { bookNameOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { cn } from '@/lib/utils';
import { localePath } from '@/lib/i18n/locale';

const titleId = 'product-title';

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
      <header className="product-head">
        {subject && (
          <Link
            href={localePath(locale, landingPath('subject', subject.slug))}
            className="product-subject"
          >
            <bdi>{subject.name}</bdi>
          </Link>
        )}
        <h1 id={titleId} className="product-title">
          <bdi>{bookNameOf(product)}</bdi>
        </h1>
        {owner.name && (
          <p className="product-owner">
            {t(`catalogue.ownerKind.${owner.kind}`)}:{' '}
            <Link
              href={localePath(locale, landingPath('owner', owner.slug))}
              className="inline-link"
            >
              <bdi>{owner.name}</bdi>
            </Link>
          </p>
        )}
      </header>
      <div className="product-state">
        <AvailabilityBadge available={available} />
        <Button asChild variant="link" size="xs">
          <Link href={category.href}>
            <bdi>{category.name}</bdi>
          </Link>
        </Button>
      </div>
      <div className={available ? 'buy buy-bar' : 'buy'}>
        <p>
          <span className="sr-only">{t('product.price')}: </span>
          <Price pounds={product.retail_price} locale={locale} className="buy-price" />
        </p>
        <AddToCartButton
          sku={product.sku}
          productId={product.product_id}
          title={bookNameOf(product)}
          available={available}
          titleId={titleId}
          className={cn(
            buttonVariants({ variant: available ? 'default' : 'outline', size: 'lg' }),
            'flex-auto [--adding-size:1.125rem] sm:max-w-80',
            // Spaces do not grow with the letters, so that the bar stays low.
            available &&
              'max-sm:tall:min-h-[52px] max-sm:tall:min-w-0 max-sm:tall:px-[12px] max-sm:tall:py-0 max-sm:tall:leading-[1.6]',
          )}
        />
        <p className="hidden noscript:block">{t('cartPage.noScript.title')}</p>
      </div>
    </>
  );
}
