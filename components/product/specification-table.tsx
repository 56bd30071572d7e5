import { useTranslations } from 'next-intl';
import type { LocalizedProduct } from '@/lib/catalogue/localized-product';

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
    <section aria-labelledby="specifications">
      <h2 id="specifications">{t('specifications')}</h2>
      <div className="specifications">
        <table aria-labelledby="specifications">
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
