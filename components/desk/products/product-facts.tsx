import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DeskProduct } from '@/lib/desk/contract/products';
import { Code } from '../frame/facts';
import { Panel } from '../frame/panel';

/** The facts of a book and its stock. */
export function ProductFacts({ product }: { product: DeskProduct }) {
  const t = useTranslations('deskProducts');
  const locale = useLocale();
  const format = useFormatter();
  const { on_hand, reserved } = product;
  const copies = (count: number) => <bdi>{format.number(count, 'plain')}</bdi>;
  const inLocale = (name: string, nameEn: string | null) => (
    <bdi>{(locale === 'en' && nameEn) || name}</bdi>
  );
  const facts: [name: string, value: ReactNode][] = [
    [t('code'), <Code key="sku">{product.sku}</Code>],
    ...(product.isbn
      ? [[t('isbn'), <Code key="isbn">{product.isbn}</Code>] as [string, ReactNode]]
      : []),
    [t('category'), inLocale(product.category_name, product.category_name_en)],
    [t('owner'), inLocale(product.owner_name, product.owner_name_en)],
    [t('onShelf'), on_hand === null ? t('notCounted') : copies(on_hand)],
    [t('reserved'), copies(reserved)],
    [t('available'), on_hand === null ? '–' : copies(Math.max(0, on_hand - reserved))],
    [t('toShip'), copies(product.to_ship)],
    [t('sold'), copies(product.sold_30_days)],
  ];
  return (
    <Panel title={t('facts')}>
      <dl className="text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b py-1.5 last:border-0">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
