import { useTranslations } from 'next-intl';
import { Form } from '@/components/navigation/form';
import { Button } from '@/components/ui/button';
import type { DeskColleague } from '@/lib/desk/contract/fields';
import { logActions } from '@/lib/desk/contract/log';
import type { LogFilters } from '@/lib/desk/log/log-query';
import { FilterSelect } from '../frame/filter-fields';

type LogFiltersFormProps = { filters: LogFilters; colleagues: DeskColleague[] };

export function LogFiltersForm({ filters, colleagues }: LogFiltersFormProps) {
  const t = useTranslations('deskLog');
  const people = colleagues.map(({ user_id, name, email }) => ({
    id: user_id,
    name: name ?? email ?? user_id,
  }));
  return (
    <Form
      key={JSON.stringify(filters)}
      action="/desk/log"
      role="search"
      className="mt-5 flex flex-wrap items-end gap-3 print:hidden"
    >
      <FilterSelect
        name="who"
        label={t('who')}
        all={t('everybody')}
        value={filters.userId}
        options={people}
      />
      <FilterSelect
        name="action"
        label={t('what')}
        all={t('everything')}
        value={filters.action}
        options={logActions.map((id) => ({ id, name: t(`actions.${id}`) }))}
      />
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
    </Form>
  );
}
