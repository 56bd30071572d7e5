import { useLocale, useTranslations } from 'next-intl';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { DeliveryRate } from '@/lib/delivery/delivery';
import { formatPriceRange } from '@/lib/i18n/format';
import { placeName, sortedPlaces } from '@/lib/locations/location';
import { cn } from '@/lib/utils';

const cellClass = 'px-3 py-2.5 align-baseline sm:px-4';
const feeClass = cn(cellClass, 'text-end font-semibold');

export function FeeTable({ rates }: { rates: DeliveryRate[] }) {
  const t = useTranslations('deliveryPage');
  const locale = useLocale();
  const cities = sortedPlaces(
    rates.map((rate) => ({ ...rate, id: rate.city_id })),
    locale,
  );
  return (
    <div className="overflow-hidden rounded-md border bg-card">
      <Table className="text-base">
        <TableCaption className="sr-only">{t('table')}</TableCaption>
        <TableHeader>
          <TableRow className="text-sm">
            <TableHead scope="col" className={cellClass}>
              {t('governorate')}
            </TableHead>
            <TableHead scope="col" className={feeClass}>
              {t('fee')}
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {cities.map((city) => (
            <TableRow key={city.id}>
              <TableHead scope="row" className={cn(cellClass, 'text-foreground')}>
                {placeName(city, locale)}
              </TableHead>
              <TableCell className={feeClass}>
                <bdi>{formatPriceRange(city.from_pt / 100, city.to_pt / 100, locale)}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
