import { landingPath } from '@/lib/catalogue/filters';
import { displayTitle, inLocale, type Product } from '@/lib/catalogue/product';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { BackButton } from './back-button';
import { Breadcrumbs } from './breadcrumbs';
import { ProductCover } from './product-cover';
import { ProductFacts } from './product-facts';
import { ProductNotes } from './product-notes';
import { ProductPromises } from './product-promises';
import { ProductSummary } from './product-summary';
import { specificationRows } from './specification-rows';
import { SpecificationTable } from './specification-table';

export function ProductDetails({ locale, product }: { locale: Locale; product: Product }) {
  const t = getTranslator(locale, 'product');
  const title = displayTitle(product, locale);
  const description = inLocale(locale, product.description, product.description_en);
  const notes = inLocale(locale, product.notes, product.notes_en);
  const category = {
    name: inLocale(locale, product.category_name, product.category_name_en),
    href: localePath(locale, landingPath('category', product.category_slug)),
  };
  return (
    <article className="shell py-4">
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
          <ProductCover imageUrl={product.image_url} title={title} noCover={t('noCover')} />
        </div>
        <div className="min-w-0">
          <ProductSummary
            product_id={product.product_id}
            sku={product.sku}
            title={title}
            category={category}
            available={product.available}
            retail_price={product.retail_price}
            priceLabel={t('price')}
          />
          <ProductPromises locale={locale} />
          <ProductFacts locale={locale} product={product} />
          <div className="mt-8 space-y-8">
            {description && (
              <section aria-labelledby="description">
                <h2 id="description" className="text-xl font-bold">
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
