import type { Metadata } from 'next';
import { cache } from 'react';
import { BackInStockForm } from '@/components/product/back-in-stock-form';
import { LookInside } from '@/components/product/look-inside';
import { ProductDetails } from '@/components/product/product-details';
import { ProductNotFound } from '@/components/product/product-not-found';
import { NotFoundStatus } from '@/components/feedback/not-found-status';
import { ClientMessages } from '@/components/layout/client-messages';
import { JsonLd } from '@/components/seo/json-ld';
import { submitAddress } from '@/lib/back-in-stock/request-form';
import { getListing, getProductWithRelated } from '@/lib/catalogue/catalogue.server';
import { bookNameOf, localizeProduct } from '@/lib/catalogue/localized-product';
import { getFeeRange } from '@/lib/delivery/delivery.server';
import type { Locale } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';
import {
  productMetadata,
  productNotFoundMetadata,
  productProperties,
} from '@/lib/seo/product-metadata';
import { productPageNodes } from '@/lib/seo/structured-data/product-page';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/product/[sku]'>;

// One page is built in advance, regardless of the catalogue's size; the others are rendered on their first request.
export async function generateStaticParams() {
  const [newest] = (await getListing({ page: 1 })).products;
  return [{ sku: newest?.sku ?? '-' }];
}

/** Read once for the metadata and the page. */
const readProduct = cache(async (locale: Locale, sku: string) => {
  const shown = await getProductWithRelated(sku);
  return {
    product: shown && localizeProduct(shown.product, locale),
    related: shown?.related ?? [],
  };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const { product } = await readProduct(locale, (await params).sku);
  return product ? productMetadata(product, locale) : productNotFoundMetadata;
}

/** Read at page level without `loading` above it, so that an unknown SKU is a 404 for every client. */
export default async function ProductPage({ params }: Props) {
  const locale = await routeLocale(params);
  const { product, related } = await readProduct(locale, (await params).sku);
  if (!product) {
    return (
      <>
        <ProductNotFound />
        <NotFoundStatus />
      </>
    );
  }
  // The page works without them.
  const fees = await getFeeRange().catch(() => null);
  const { pictures } = product;
  return (
    <ClientMessages namespaces={['delivery', 'share']}>
      {/* React moves these into the head. */}
      {Object.entries(productProperties(product)).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <JsonLd nodes={productPageNodes(product, locale)} />
      <ProductDetails
        product={product}
        fees={fees}
        related={related}
        inside={
          pictures.length > 0 && (
            <ClientMessages namespaces={['lookInside']}>
              <LookInside title={bookNameOf(product)} pictures={pictures} />
            </ClientMessages>
          )
        }
      >
        {!product.available && (
          <ClientMessages namespaces={['backInStock']}>
            <BackInStockForm sku={product.sku} action={submitAddress} />
          </ClientMessages>
        )}
      </ProductDetails>
    </ClientMessages>
  );
}
