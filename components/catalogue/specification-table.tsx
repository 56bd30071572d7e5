import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

type SpecificationTableProps = { locale: Locale; rows: { name: string; value: string }[] };

export function SpecificationTable({ locale, rows }: SpecificationTableProps) {
  const t = getTranslator(locale, 'product');
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="specifications-title">
      <h2 id="specifications-title" className="text-xl font-bold">
        {t('specifications')}
      </h2>
      <div className="mt-3 overflow-x-auto rounded-lg border border-border bg-card">
        <Table aria-labelledby="specifications-title">
          <TableHeader className="sr-only">
            <TableRow>
              <TableHead scope="col">{t('specificationName')}</TableHead>
              <TableHead scope="col">{t('specificationValue')}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map(({ name, value }) => (
              <TableRow key={name}>
                <TableHead scope="row" className="w-2/5 text-muted-foreground">
                  <bdi>{name}</bdi>
                </TableHead>
                <TableCell>
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
