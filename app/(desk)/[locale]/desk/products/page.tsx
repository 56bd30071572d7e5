import { BookOpen } from 'lucide';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { ListPages } from '@/components/desk/frame/list-pages';
import { ProductSearch } from '@/components/desk/products/product-search';
import { ProductsTable } from '@/components/desk/products/products-table';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { deskProducts } from '@/lib/desk/contract/products';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { exactMatch } from '@/lib/desk/products/product-query';
import {
  parseProducts,
  productHref,
  productsArguments,
  productsHref,
} from '@/lib/desk/products/products-query';
import { localePath } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/products'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskProducts');
  return deskMetadata(await routeLocale(params), t('title'));
}

/** Products with their stock. A code that matches exactly one product, as entered by a scanner, opens that product. */
export default async function ProductsPage({ params, searchParams }: Props) {
  const locale = await routeLocale(params);
  await requireStaff(locale);
  const t = await getTranslations('deskProducts');
  const wish = parseProducts(await searchParams);
  const { products, next_cursor } = await callDeskOnServer(deskProducts, productsArguments(wish));
  const scanned = wish.query && !wish.cursor ? exactMatch(wish.query, products) : null;
  if (scanned) redirect(localePath(locale, productHref(scanned.product_id)));
  const page = (cursor: string | null) => productsHref({ ...wish, cursor });
  return (
    <DeskPage
      title={t('title')}
      actions={
        <Button asChild variant="outline" size="sm">
          <Link href="/desk/products/searches">{t('searches')}</Link>
        </Button>
      }
    >
      <ProductSearch wish={wish} />
      {products.length > 0 ? (
        <ProductsTable products={products} />
      ) : (
        <MessagePanel icon={<Icon icon={BookOpen} />} title={t('none')} text={t('noneHint')} />
      )}
      <ListPages label={t('table')} cursor={wish.cursor} nextCursor={next_cursor} hrefOf={page} />
    </DeskPage>
  );
}
