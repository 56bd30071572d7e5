import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { SpecificationRow } from './specification-row';

type SpecificationTableProps = { locale: Locale; rows: { name: string; value: string }[] };

export function SpecificationTable({ locale, rows }: SpecificationTableProps) {
  const t = getTranslator(locale, 'product');
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="text-xl font-bold">
        {t('specifications')}
      </h2>
      <div className="mt-3 overflow-x-auto rounded-lg border border-border bg-card">
        <table aria-labelledby="specifications" className="specification-table">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('specificationName')}</th>
              <th scope="col">{t('specificationValue')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value }) => (
              <SpecificationRow key={name} name={name} value={value} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
