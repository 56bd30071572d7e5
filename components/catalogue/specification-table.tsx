import { useLocale, useTranslations } from 'next-intl';
import type { LocalizedProduct } from '@/lib/catalogue/localized-product';
import { formatNumber } from '@/lib/i18n/format';

/** The product's own specifications in their order, then the columns about the printed book. */
export function SpecificationTable({ product }: { product: LocalizedProduct }) {
  const t = useTranslations('product');
  const locale = useLocale();
  const { specifications, grade, pages, edition_year, isbn, sku } = product;
  const named = new Set(specifications.map(([name]) => name));
  const printed: [name: string, value: string | null][] = [
    [t('grade'), grade],
    [t('pages'), pages === null ? null : formatNumber(pages, locale)],
    [t('editionYear'), edition_year === null ? null : String(edition_year)],
    [t('isbn'), isbn],
    [t('sku'), sku],
  ];
  const rows = [...specifications, ...printed.filter(([name, value]) => value && !named.has(name))];
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
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>
                  <bdi>{value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
