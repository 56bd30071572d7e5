import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { DeskSales } from '@/lib/desk/contract/sales';
import { groupDays } from '@/lib/desk/sales/group-days';
import { spanText } from '@/lib/desk/sales/spans';
import { formatAmount } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import { BarsOverTime } from '../charts/bars-over-time';
import { ChartFigure } from '../charts/chart-figure';
import { FiguresTable } from './figures-table';

const pound = 100;

/** Net sales by day, or by week if there are too many days. */
export function SalesOverTime({ sales }: { sales: DeskSales }) {
  const t = useTranslations('deskSales');
  const locale = useLocale();
  const format = useFormatter();
  const amount = (pt: number) => formatAmount(pounds(pt), locale);
  const rows = groupDays(sales.days).map((span) => ({
    ...span,
    key: span.day,
    name: spanText(format, span.day, span.last),
  }));
  const isByDay = rows.length === sales.days.length;
  const title = t(isByDay ? 'byDay' : 'byWeek');
  const [first] = rows;
  const best = rows.reduce((most, row) => (row.net_pt > most.net_pt ? row : most), first ?? noRow);
  const barText = (name: string, pt: number) => t('barText', { span: name, amount: amount(pt) });
  return (
    <ChartFigure
      title={title}
      label={t('timeLabel', {
        range: spanText(format, sales.from, sales.to),
        total: amount(sales.totals.net_pt),
        best: barText(best.name, best.net_pt),
      })}
      figures={t('figures')}
      drawing={
        <BarsOverTime
          least={pound}
          bars={rows.map(({ day, name, net_pt }) => ({
            day,
            value: net_pt,
            text: barText(name, net_pt),
            tick: format.dateTime(new Date(day), 'shortDay'),
          }))}
          formatTick={(pt) => tickText(pt / pound)}
        />
      }
      table={
        <FiguresTable
          title={title}
          what={t(isByDay ? 'day' : 'week')}
          rows={rows}
          totals={sales.totals}
        />
      }
    />
  );

  /** Pounds on the axis, in thousands if the numbers are round. */
  function tickText(value: number): string {
    const isThousands = value !== 0 && Math.abs(value) >= 1_000 && value % 100 === 0;
    if (!isThousands) return format.number(value, 'plain');
    return t('thousands', { count: format.number(value / 1_000, 'plain') });
  }
}

const noRow = { name: '', net_pt: 0 };
