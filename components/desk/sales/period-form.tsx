import { useTranslations } from 'next-intl';
import { Form } from '@/components/navigation/form';
import { Button } from '@/components/ui/button';
import { presetPeriod, presets, type Period } from '@/lib/desk/sales/period';
import { ChoiceLink } from '../frame/choice-link';
import { FilterDay } from '../frame/filter-fields';

type PeriodFormProps = { period: Period; today: string };

const salesPath = ({ from, to }: Period) => `/desk/sales?from=${from}&to=${to}`;

/** The period: one of several presets, or from one day to another. */
export function PeriodForm({ period, today }: PeriodFormProps) {
  const t = useTranslations('deskSales');
  const { from, to } = period;
  return (
    <section aria-label={t('period')} className="mt-4 space-y-3 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {presets.map((preset) => {
          const wanted = presetPeriod(preset, today);
          const isShown = wanted.from === from && wanted.to === to;
          return (
            <li key={preset}>
              <ChoiceLink href={salesPath(wanted)} isCurrent={isShown}>
                {t(`presets.${preset}`)}
              </ChoiceLink>
            </li>
          );
        })}
      </ul>
      <Form
        key={`${from} ${to}`}
        action="/desk/sales"
        className="grid max-w-xl grid-cols-2 items-end gap-2 sm:flex"
      >
        <FilterDay name="from" label={t('from')} value={from} />
        <FilterDay name="to" label={t('to')} value={to} />
        <Button type="submit" variant="secondary" className="max-sm:col-span-2">
          {t('show')}
        </Button>
      </Form>
    </section>
  );
}
