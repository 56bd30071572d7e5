import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { landingPath } from '@/lib/catalogue/filters';
import { displayTitle, inLocale, type Product } from '@/lib/catalogue/product';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { AddToCartButton } from './add-to-cart-button';
import { AvailabilityBadge } from './availability-badge';
import { BackButton } from './back-button';
import { Breadcrumbs } from './breadcrumbs';
import { coverSource } from './cover-source';
import { Price } from './price';
import { ProductCover } from './product-cover';
import { ProductFacts } from './product-facts';
import { ProductNotes } from './product-notes';
import { ProductPromises } from './product-promises';
import { specificationRows } from './specification-rows';
import { SpecificationTable } from './specification-table';

const titleId = 'product-title';
const coverSizes = '(min-width: 64rem) 26rem, (min-width: 40rem) 40vw, 46vw';

export function ProductDetails({ locale, product }: { locale: Locale; product: Product }) {
  const t = getTranslator(locale, 'product');
  const catalogue = getTranslator(locale, 'catalogue');
  const availability = { available: catalogue('available'), outOfStock: catalogue('outOfStock') };
  const title = displayTitle(product, locale);
  const description = inLocale(locale, product.description, product.description_en);
  const notes = inLocale(locale, product.notes, product.notes_en);
  const category = {
    name: inLocale(locale, product.category_name, product.category_name_en),
    href: localePath(locale, landingPath('category', product.category_slug)),
  };
  const noCover = (
    <span role="img" aria-label={t('noCover')} className="absolute inset-0 grid place-items-center">
      <Icon name="book" className="size-20 text-muted-foreground" />
    </span>
  );
  return (
    <article className="shell pt-4 pb-4">
      <div className="flex items-center gap-4">
        <BackButton locale={locale} />
        <Breadcrumbs
          label={t('breadcrumb')}
          trail={[{ name: t('home'), href: localePath(locale, '/shop') }, category]}
          current={title}
        />
      </div>
      <div className="mt-6 grid gap-x-14 gap-y-8 sm:grid-cols-[2fr_3fr] lg:mt-10 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="mx-auto w-[46vw] max-w-xs sm:w-full sm:max-w-none">
          <div className="cover-frame sm:sticky sm:top-28">
            {product.image_url ? (
              <ProductCover
                source={coverSource(product.image_url)}
                sizes={coverSizes}
                alt={title}
                fallback={noCover}
              />
            ) : (
              noCover
            )}
          </div>
        </div>
        <div className="min-w-0">
          <h1 id={titleId} className="text-2xl font-extrabold sm:text-3xl">
            <bdi>{title}</bdi>
          </h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <AvailabilityBadge available={product.available} words={availability} />
            <Link
              href={category.href}
              prefetch={false}
              className={buttonVariants({ variant: 'link', size: 'bare' })}
            >
              <bdi>{category.name}</bdi>
            </Link>
          </div>
          <p className="mt-4">
            <span className="sr-only">{t('price')}: </span>
            <Price
              pounds={product.retail_price}
              locale={locale}
              className="text-3xl font-extrabold"
            />
          </p>
          <div className="mt-4">
            <AddToCartButton
              productId={product.product_id}
              available={product.available}
              titleId={titleId}
              className="btn btn-default btn-lg w-full sm:w-auto sm:min-w-64"
            />
          </div>
          <ProductPromises locale={locale} />
          <ProductFacts locale={locale} product={product} />
          <div className="mt-8 space-y-8">
            {description && (
              <section aria-labelledby="description-title">
                <h2 id="description-title" className="text-xl font-bold">
                  {t('description')}
                </h2>
                <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line">
                  {description}
                </p>
              </section>
            )}
            {notes && <ProductNotes locale={locale} notes={notes} />}
            <SpecificationTable locale={locale} rows={specificationRows(product, locale)} />
          </div>
        </div>
      </div>
    </article>
  );
}
