import { useTranslations } from 'next-intl';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { LocalizedProduct } from '@/lib/catalogue/localized-product';
import { cn } from '@/lib/utils';

const cellClass = 'px-4 py-2.5 align-baseline';

/** The product's own specifications in their order, then its codes. */
export function SpecificationTable({ product }: { product: LocalizedProduct }) {
  const t = useTranslations('product');
  const { specifications, isbn, sku } = product;
  const named = new Set(specifications.map(([name]) => name));
  const codes: [name: string, value: string | null][] = [
    [t('isbn'), isbn],
    [t('sku'), sku],
  ];
  const rows = [...specifications, ...codes.filter(([name, value]) => value && !named.has(name))];
  return (
    <section aria-labelledby="specifications" className="mt-8">
      <h2 id="specifications" className="text-xl font-bold">
        {t('specifications')}
      </h2>
      <div className="mt-3 overflow-hidden rounded-md border bg-card">
        <Table aria-labelledby="specifications" className="text-base">
          <TableHeader className="sr-only">
            <TableRow>
              <TableHead scope="col">{t('specificationName')}</TableHead>
              <TableHead scope="col">{t('specificationValue')}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map(([name, value]) => (
              <TableRow key={name}>
                <TableHead scope="row" className={cn(cellClass, 'w-2/5')}>
                  <bdi>{name}</bdi>
                </TableHead>
                <TableCell className={cellClass}>
                  <bdi>{value}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </section>
  );
}
