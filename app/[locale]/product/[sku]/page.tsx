import type { Metadata } from 'next';
import { ProductDetails } from '@/components/catalogue/product-details';
import { ProductNotFound } from '@/components/catalogue/product-not-found';
import { NotFoundStatus } from '@/components/feedback/not-found-status';
import { JsonLd } from '@/components/seo/json-ld';
import { ProductOpenGraph } from '@/components/seo/product-open-graph';
import { getListing, getProduct } from '@/lib/catalogue/catalogue.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { productMetadata, productNotFoundMetadata } from '@/lib/seo/product-metadata';
import { productPageNodes } from '@/lib/seo/structured-data/product-page';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/product/[sku]'>;

// One page is built beforehand, whatever the size of the catalogue; each other when it is first asked for.
export async function generateStaticParams() {
  const [newest] = (await getListing({ page: 1 })).products;
  return [{ sku: newest?.sku ?? '-' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const product = await getProduct((await params).sku);
  return product ? productMetadata(product, locale) : productNotFoundMetadata(locale);
}

/** Asked for at page level, with nothing to wait in above it: an unknown sku is a 404 to every agent. */
export default async function ProductPage({ params }: Props) {
  const locale = await routeLocale(params);
  const product = await getProduct((await params).sku);
  if (!product) {
    return (
      <>
        <ProductNotFound locale={locale} />
        <NotFoundStatus />
      </>
    );
  }
  return (
    <>
      <ProductOpenGraph product={product} />
      <JsonLd nodes={productPageNodes(product, locale)} />
      <ProductDetails locale={locale} product={product} />
    </>
  );
}
