import type { ProductWords } from './product-words';
import { SpecificationRow } from './specification-row';

type SpecificationTableProps = { words: ProductWords; rows: { name: string; value: string }[] };

export function SpecificationTable({ words, rows }: SpecificationTableProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="text-xl font-bold">
        {words.specifications}
      </h2>
      <div className="mt-3 overflow-x-auto rounded-lg border border-border bg-card">
        <table aria-labelledby="specifications" className="specification-table">
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.value}</th>
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
