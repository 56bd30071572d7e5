import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { PeriodForm } from '@/components/desk/sales/period-form';
import { SalesOverTime } from '@/components/desk/sales/sales-over-time';
import { SalesByBook, SalesByGovernorate } from '@/components/desk/sales/sales-ranking';
import { SalesTotals } from '@/components/desk/sales/sales-totals';
import { deskSales } from '@/lib/desk/contract/sales';
import { cairoToday } from '@/lib/desk/entry/cairo-clock';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { longestPeriod, readPeriod } from '@/lib/desk/sales/period';
import { spanText } from '@/lib/desk/sales/spans';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/sales'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskSales');
  return deskMetadata(await routeLocale(params), t('title'));
}

/** Sales in a period by day, book and governorate. The charts are rendered on the server; no script is needed. */
export default async function SalesPage({ params, searchParams }: Props) {
  const locale = await routeLocale(params);
  await requireStaff(locale);
  const t = await getTranslations('deskSales');
  const today = cairoToday();
  const query = await searchParams;
  const { period, fault } = readPeriod(query['from'], query['to'], today);
  const sales = await callDeskOnServer(deskSales, { p_from: period.from, p_to: period.to });
  const isEmpty = sales.totals.orders === 0;
  return (
    <DeskPage title={t('title')}>
      <PeriodForm period={period} today={today} />
      {fault && (
        <p role="status" className="mt-3 font-semibold text-destructive">
          {t(`faults.${fault}`, { most: String(longestPeriod) })}
        </p>
      )}
      <p className="mt-4 font-semibold">
        <bdi>{spanText(await getFormatter(), period.from, period.to)}</bdi>
      </p>
      <p className="text-sm text-muted-foreground">{t('explained')}</p>
      <SalesTotals sales={sales} />
      {isEmpty ? (
        <p className="mt-6 text-muted-foreground">{t('none')}</p>
      ) : (
        <>
          <SalesOverTime sales={sales} />
          <div className="grid items-start gap-x-5 xl:grid-cols-2">
            <SalesByBook sales={sales} />
            <SalesByGovernorate sales={sales} />
          </div>
        </>
      )}
    </DeskPage>
  );
}
