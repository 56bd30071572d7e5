import { ListFilter } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Form } from '@/components/navigation/form';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { orderStatuses, paymentProviders } from '@/lib/desk/contract/fields';
import { orderNeeds } from '@/lib/desk/contract/orders';
import { filterCount, type OrdersFilters } from '@/lib/desk/orders/orders-query';
import type { Governorate } from '@/lib/desk/orders/governorates.server';
import { FilterDay, FilterSelect } from '../frame/filter-fields';
import { SearchBox } from '../frame/search-box';

type OrdersFiltersFormProps = { filters: OrdersFilters; governorates: Governorate[] };

/** The search and the filters: one form, which the browser submits itself without scripts. */
export function OrdersFiltersForm({ filters, governorates }: OrdersFiltersFormProps) {
  const t = useTranslations('deskOrders');
  const tStatus = useTranslations('orderStatus');
  const locale = useLocale();
  const path = '/desk/orders';
  const chosen = filterCount(filters);
  const places = governorates
    .map(({ id, name, name_en }) => ({ id, name: locale === 'ar' ? name : name_en }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    // A new list starts with its own values.
    <Form key={JSON.stringify(filters)} action={path} role="search" className="mt-5 print:hidden">
      <SearchBox label={t('search')} hint={t('searchHint')} value={filters.query} />
      <details open={chosen > 0} className="mt-3">
        <Button asChild variant="outline" size="sm">
          <summary>
            <Icon icon={ListFilter} className="size-5" />
            {t('filters.title')}
            {chosen > 0 && (
              <span className="min-w-7 rounded-full bg-accent px-2 font-bold text-accent-foreground">
                {chosen}
              </span>
            )}
          </summary>
        </Button>
        <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3">
          <FilterSelect
            name="status"
            label={t('filters.status')}
            all={t('filters.all')}
            value={filters.status}
            options={orderStatuses.map((id) => ({ id, name: tStatus(id) }))}
          />
          <FilterSelect
            name="needs"
            label={t('filters.needs')}
            all={t('filters.all')}
            value={filters.needs}
            options={orderNeeds.map((id) => ({ id, name: t(`needs.${id}`) }))}
          />
          <FilterSelect
            name="city"
            label={t('filters.city')}
            all={t('filters.all')}
            value={filters.cityId}
            options={places}
          />
          <FilterSelect
            name="provider"
            label={t('filters.provider')}
            all={t('filters.all')}
            value={filters.provider}
            options={paymentProviders.map((id) => ({ id, name: t(`providers.${id}`) }))}
          />
          <FilterDay name="from" label={t('filters.from')} value={filters.from} />
          <FilterDay name="to" label={t('filters.to')} value={filters.to} />
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" size="sm">
            {t('filters.apply')}
          </Button>
          {chosen > 0 && (
            <Button asChild variant="link" size="sm">
              <Link href={path}>{t('filters.clear')}</Link>
            </Button>
          )}
        </div>
      </details>
    </Form>
  );
}
