import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Badge } from '@/components/ui/badge';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { DeskListedProduct } from '@/lib/desk/contract/products';
import { bookName } from '@/lib/desk/entry/names';
import { productHref } from '@/lib/desk/products/products-query';
import { Amount, Code } from '../frame/facts';
import { TableCard } from '../frame/table-card';
import { StockLine } from './stock-line';

/** Products with their stock; on phones the price is below the stock. */
export function ProductsTable({ products }: { products: readonly DeskListedProduct[] }) {
  const t = useTranslations('deskProducts');
  return (
    <TableCard>
      <Table>
        <TableCaption className="sr-only">{t('table')}</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead scope="col">{t('book')}</TableHead>
            <TableHead scope="col">{t('stock')}</TableHead>
            <TableHead scope="col" className="text-end max-sm:hidden">
              {t('price')}
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {products.map((product) => (
            <ProductRow key={product.product_id} product={product} />
          ))}
        </TableBody>
      </Table>
    </TableCard>
  );
}

function ProductRow({ product }: { product: DeskListedProduct }) {
  const t = useTranslations('deskProducts');
  const locale = useLocale();
  return (
    <TableRow>
      <TableHead scope="row" className="h-auto py-2 align-top font-normal text-foreground">
        <Link
          href={productHref(product.product_id)}
          className="inline-block py-1 font-semibold text-primary underline underline-offset-4"
        >
          <bdi>{bookName(product, locale)}</bdi>
        </Link>
        <span className="block text-muted-foreground">
          <Code>{product.sku}</Code>
          {product.isbn && (
            <span className="max-sm:hidden">
              {' · '}
              <Code>{product.isbn}</Code>
            </span>
          )}
        </span>
        <span className="flex flex-wrap gap-1">
          {!product.published && <Badge variant="secondary">{t('notPublished')}</Badge>}
          {!product.sellable && <Badge variant="secondary">{t('notSellable')}</Badge>}
        </span>
      </TableHead>
      <TableCell className="w-32 pt-3 align-top sm:w-40">
        <StockLine product={product} />
        <span className="mt-1 block sm:hidden">
          <Amount pt={product.retail_price_pt} />
        </span>
      </TableCell>
      <TableCell className="pt-3 text-end align-top tabular-nums max-sm:hidden">
        <Amount pt={product.retail_price_pt} />
      </TableCell>
    </TableRow>
  );
}
