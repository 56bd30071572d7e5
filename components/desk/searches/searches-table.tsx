import { useFormatter, useTranslations } from 'next-intl';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { DeskSearches } from '@/lib/desk/contract/searches';
import { Moment } from '../frame/facts';
import { TableCard } from '../frame/table-card';
import { RemoveSearch } from './remove-search';

/** The most frequent searches without result. */
export function SearchesTable({ searches, total }: DeskSearches) {
  const t = useTranslations('deskSearches');
  const format = useFormatter();
  return (
    <TableCard>
      <Table>
        <TableCaption className={searches.length < total ? undefined : 'sr-only'}>
          {t('table', { shown: searches.length, total })}
        </TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead scope="col">{t('query')}</TableHead>
            <TableHead scope="col" className="text-end">
              {t('times')}
            </TableHead>
            <TableHead scope="col" className="max-sm:hidden">
              {t('lastAt')}
            </TableHead>
            <TableHead scope="col">
              <span className="sr-only">{t('remove')}</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {searches.map(({ query, times, near, last_at }) => (
            <TableRow key={query}>
              <TableHead scope="row" className="h-auto py-2 text-foreground">
                <bdi>{query}</bdi>
                {near && (
                  <span className="block font-normal text-muted-foreground">{t('near')}</span>
                )}
              </TableHead>
              <TableCell className="text-end tabular-nums">
                <bdi>{format.number(times, 'plain')}</bdi>
              </TableCell>
              <TableCell className="max-sm:hidden">
                <Moment at={last_at} />
              </TableCell>
              <TableCell className="text-end">
                <RemoveSearch query={query} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableCard>
  );
}
