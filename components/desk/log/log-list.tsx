import { Search } from 'lucide';
import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import type { deskLog } from '@/lib/desk/contract/log';
import { logHref, type LogFilters } from '@/lib/desk/log/log-query';
import { ListPages } from '../frame/list-pages';
import { RowsCard } from '../frame/rows';
import { LogEntries } from './log-entries';

type LogListProps = {
  list: z.infer<typeof deskLog.answer>;
  filters: LogFilters;
  cursor: string | null;
};

export function LogList({ list, filters, cursor }: LogListProps) {
  const t = useTranslations('deskLog');
  const to = (after: string | null) => logHref(filters, after);
  if (list.entries.length === 0)
    return <MessagePanel icon={<Icon icon={Search} />} title={t('none')} />;
  return (
    <>
      <RowsCard as="ol">
        <LogEntries entries={list.entries} linked />
      </RowsCard>
      <ListPages label={t('pages')} cursor={cursor} nextCursor={list.next_cursor} hrefOf={to} />
    </>
  );
}
