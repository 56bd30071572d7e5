import { Search } from 'lucide';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { ClearSearches } from '@/components/desk/searches/clear-searches';
import { SearchesTable } from '@/components/desk/searches/searches-table';
import { Icon } from '@/components/icon';
import { ClientMessages } from '@/components/layout/client-messages';
import { MessagePanel } from '@/components/feedback/message-panel';
import { deskSearches } from '@/lib/desk/contract/searches';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/products/searches'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskSearches');
  return deskMetadata(await routeLocale(params), t('title'));
}

/** Searches without results. */
export default async function SearchesPage({ params }: Props) {
  await requireStaff(await routeLocale(params));
  const t = await getTranslations('deskSearches');
  const { searches, total } = await callDeskOnServer(deskSearches, {});
  return (
    <ClientMessages namespaces={['deskSearches']}>
      <DeskPage
        title={t('title')}
        text={t('text')}
        actions={total > 0 && <ClearSearches total={total} />}
      >
        {total > 0 ? (
          <SearchesTable searches={searches} total={total} />
        ) : (
          <MessagePanel icon={<Icon icon={Search} />} title={t('none')} />
        )}
      </DeskPage>
    </ClientMessages>
  );
}
