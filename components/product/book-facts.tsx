import { useFormatter, useTranslations } from 'next-intl';
import type { LocalizedProduct } from '@/lib/catalogue/localized-product';

type BookFactsProps = {
  product: Pick<LocalizedProduct, 'grade' | 'term' | 'pages' | 'edition_year'>;
};

/** The facts that students compare first, in one strip; unknown ones are omitted. */
export function BookFacts({ product: { grade, term, pages, edition_year } }: BookFactsProps) {
  const t = useTranslations('product');
  const format = useFormatter();
  const facts: [name: string, value: string | null][] = [
    [t('grade'), grade],
    [t('term'), term],
    [t('pages'), pages === null ? null : format.number(pages, 'plain')],
    [t('editionYear'), edition_year === null ? null : String(edition_year)],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-3 border-y py-3.5">
      {known.map(([name, value]) => (
        <div key={name} className="grow basis-32">
          <dt className="text-sm text-muted-foreground">{name}</dt>
          <dd className="font-bold tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
