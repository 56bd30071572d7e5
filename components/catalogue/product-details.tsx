import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { landingPath } from '@/lib/catalogue/filters';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import type { CatalogueProduct } from '@/lib/catalogue/product';
import type { FeeRange } from '@/lib/delivery/delivery';
import { localePath } from '@/lib/i18n/locale';
import { BackButton } from './back-button';
import { Breadcrumbs } from './breadcrumbs';
import { ProductCover } from './product-cover';
import { ProductPromises } from './product-promises';
import { ProductSummary } from './product-summary';
import { RelatedProducts } from './related-products';
import { ShareRow } from './share-row';
import { SpecificationTable } from './specification-table';

type ProductDetailsProps = {
  product: LocalizedProduct;
  /** The delivery fees to all places; null if unknown. */
  fees: FeeRange | null;
  related: CatalogueProduct[];
  /** Shown below the button. */
  children?: ReactNode;
};

export function ProductDetails({ product, fees, related, children }: ProductDetailsProps) {
  const t = useTranslations('product');
  const locale = useLocale();
  const title = titleOf(product);
  const category = {
    name: product.category.name,
    href: localePath(locale, landingPath('category', product.category.slug)),
  };
  return (
    <article className="shell py-4">
      <div className="flex items-center gap-4">
        <BackButton href={localePath(locale, '/shop')} />
        <Breadcrumbs trail={[category]} current={title} />
      </div>
      <div className="mt-6 grid gap-x-14 gap-y-8 sm:grid-cols-[2fr_3fr] lg:mt-10 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="mx-auto w-[40vw] max-w-xs sm:w-full sm:max-w-none">
          <ProductCover imageUrl={product.image_url} title={title} noCover={t('noCover')} />
        </div>
        <div className="min-w-0">
          <ProductSummary product={product} category={category} />
          {children}
          <ShareRow product={product} />
          <ProductPromises product={product} fees={fees} />
          <ProductFacts product={product} />
          <div className="mt-8 space-y-8">
            {product.description && (
              <section aria-labelledby="description">
                <h2 id="description" className="text-xl font-bold">
                  {t('description')}
                </h2>
                <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line">
                  {product.description}
                </p>
              </section>
            )}
            {product.notes && (
              <section
                aria-labelledby="notes-title"
                className="rounded-lg border border-s-4 border-border border-s-gilt bg-card p-5"
              >
                <h2 id="notes-title" className="font-bold">
                  {t('notes')}
                </h2>
                <p dir="auto" className="mt-1 whitespace-pre-line">
                  {product.notes}
                </p>
              </section>
            )}
            <SpecificationTable product={product} />
          </div>
        </div>
      </div>
      <RelatedProducts products={related} />
    </article>
  );
}

/** The author or publisher and the subject, each with a link to similar books. */
function ProductFacts({ product: { owner, subject } }: { product: LocalizedProduct }) {
  const t = useTranslations();
  const locale = useLocale();
  const facts = [
    {
      label: t(`catalogue.ownerKind.${owner.kind}`),
      name: owner.name,
      path: landingPath('owner', owner.slug),
    },
    ...(subject
      ? [
          {
            label: t('product.subject'),
            name: subject.name,
            path: landingPath('subject', subject.slug),
          },
        ]
      : []),
  ];
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-y border-border py-3">
      {facts.map(({ label, name, path }) => (
        <div key={path} className="contents">
          <dt className="text-muted-foreground">{label}</dt>
          <dd>
            <Link href={localePath(locale, path)} className="inline-link">
              <bdi>{name}</bdi>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
