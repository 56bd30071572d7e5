import { useFormatter, useTranslations } from 'next-intl';
import type { DeskSales } from '@/lib/desk/contract/sales';
import { Amount } from '../frame/facts';

/** The totals of the period. */
export function SalesTotals({ sales: { totals, unknown_refunds } }: { sales: DeskSales }) {
  const t = useTranslations('deskSales');
  const format = useFormatter();
  const facts = [
    { name: t('net'), value: <Amount pt={totals.net_pt} />, isMain: true },
    { name: t('revenue'), value: <Amount pt={totals.revenue_pt} /> },
    { name: t('refunded'), value: <Amount pt={totals.refunded_pt} /> },
    { name: t('orders'), value: <bdi>{format.number(totals.orders, 'plain')}</bdi> },
    { name: t('items'), value: <bdi>{format.number(totals.items, 'plain')}</bdi> },
  ];
  return (
    <section aria-label={t('totals')} className="mt-6">
      <dl className="flex flex-wrap gap-3">
        {facts.map(({ name, value, isMain }) => (
          <div
            key={name}
            className={`grow rounded-lg border bg-card px-4 py-3 ${isMain ? 'basis-full lg:basis-32' : 'basis-32'}`}
          >
            <dt className="text-sm text-muted-foreground">{name}</dt>
            <dd className="text-xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {unknown_refunds > 0 && (
        <p className="mt-3 font-semibold text-destructive">
          {t('unknownRefunds', { count: unknown_refunds })}
        </p>
      )}
    </section>
  );
}
