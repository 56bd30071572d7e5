import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { DeskSales } from '@/lib/desk/contract/sales';
import { bookName } from '@/lib/desk/entry/names';
import { spanText } from '@/lib/desk/sales/spans';
import { formatAmount } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import { ChartFigure } from '../charts/chart-figure';
import { RankedBars } from '../charts/ranked-bars';
import { FiguresTable } from './figures-table';

/** The largest bars only; the table has the rest. */
const mostBars = 10;

type RankingProps = { sales: DeskSales };

export function SalesByBook({ sales }: RankingProps) {
  const t = useTranslations('deskSales');
  const locale = useLocale();
  const format = useFormatter();
  const rows = sales.books.map((book) => ({
    ...book,
    key: book.product_id,
    name: bookName(book, locale),
  }));
  const shown = format.number(rows.length, 'plain');
  return (
    <Ranking
      sales={sales}
      title={t('byBook')}
      text={t('booksText', { shown, total: format.number(sales.book_count, 'plain') })}
      what={t('book')}
      rows={rows}
    />
  );
}

export function SalesByGovernorate({ sales }: RankingProps) {
  const t = useTranslations('deskSales');
  const locale = useLocale();
  const rows = sales.governorates.map((one) => ({
    ...one,
    key: one.name,
    name: locale === 'en' ? one.name_en : one.name,
  }));
  return (
    <Ranking sales={sales} title={t('byGovernorate')} what={t('governorate')} rows={rows} isAll />
  );
}

type Row = DeskSales['governorates'][number] & { key: string };
type RankedProps = {
  sales: DeskSales;
  title: string;
  text?: string;
  what: string;
  rows: Omit<Row, 'name_en'>[];
  /** The rows are everything that was sold. */
  isAll?: boolean;
};

function Ranking({ sales, title, text, what, rows, isAll = false }: RankedProps) {
  const t = useTranslations('deskSales');
  const locale = useLocale();
  const format = useFormatter();
  const bars = rows.slice(0, mostBars).map(({ key, name, net_pt }) => {
    const amount = formatAmount(pounds(net_pt), locale);
    return { key, name, value: net_pt, amount };
  });
  const first = bars
    .slice(0, 3)
    .map(({ name, amount }) => t('barText', { span: name, amount }))
    .join(locale === 'ar' ? '، ' : ', ');
  return (
    <ChartFigure
      title={title}
      {...(text !== undefined && { text })}
      label={t('rankLabel', { range: spanText(format, sales.from, sales.to), first })}
      figures={t('figures')}
      drawing={<RankedBars bars={bars} />}
      table={
        <FiguresTable
          title={title}
          what={what}
          rows={rows}
          {...(isAll && { totals: sales.totals })}
        />
      }
    />
  );
}
