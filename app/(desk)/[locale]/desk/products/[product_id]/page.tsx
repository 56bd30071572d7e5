import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { DeskNotFound } from '@/components/desk/frame/desk-not-found';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { Panel } from '@/components/desk/frame/panel';
import { PriceForm } from '@/components/desk/products/price-form';
import { ProductFacts } from '@/components/desk/products/product-facts';
import { StockForm } from '@/components/desk/products/stock-form';
import { ClientMessages } from '@/components/layout/client-messages';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { deskProduct } from '@/lib/desk/contract/products';
import { bookName } from '@/lib/desk/entry/names';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { findAtDesk, requireStaff } from '@/lib/desk/frame/staff.server';
import { localePath } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/products/[product_id]'>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskProducts');
  return deskMetadata(await routeLocale(params), t('title'));
}

/** One product: its stock and price, with the forms to change them. */
export default async function ProductPage({ params }: Props) {
  const locale = await routeLocale(params);
  await requireStaff(locale);
  const { product_id } = await params;
  const t = await getTranslations('deskProducts');
  const product = uuid.test(product_id)
    ? await findAtDesk(deskProduct, { p_product_id: product_id })
    : null;
  if (!product) return <DeskNotFound />;
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="-ms-3">
        <Link href="/desk/products">{t('back')}</Link>
      </Button>
      <DeskPage
        title={bookName(product, locale)}
        actions={
          product.published && (
            // A plain link because the shop is a separate document.
            <Button asChild variant="outline" size="sm">
              <a href={localePath(locale, `/product/${product.sku}`)}>{t('inShop')}</a>
            </Button>
          )
        }
      >
        <NeedsScripts text={t('needsScripts')} />
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
          <ProductFacts product={product} />
          <ClientMessages namespaces={['deskProducts']}>
            <div className="space-y-5">
              <Panel title={t('stockTitle')} description={t('stockText')}>
                <StockForm product={product} />
              </Panel>
              <Panel title={t('priceTitle')} description={t('priceText')}>
                <PriceForm product={product} />
              </Panel>
            </div>
          </ClientMessages>
        </div>
      </DeskPage>
    </>
  );
}
