import { Tag } from 'lucide';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { ListPages } from '@/components/desk/frame/list-pages';
import { SearchBox } from '@/components/desk/frame/search-box';
import { PromosTable } from '@/components/desk/promos/promos-table';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { Form } from '@/components/navigation/form';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { deskPromos } from '@/lib/desk/contract/promos';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { parsePromos, promosHref } from '@/lib/desk/promos/promos-query';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/promos'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskPromos');
  return deskMetadata(await routeLocale(params), t('title'));
}

/** Promo codes with their usage, newest first. */
export default async function PromosPage({ params, searchParams }: Props) {
  const locale = await routeLocale(params);
  await requireStaff(locale);
  const t = await getTranslations('deskPromos');
  const wish = parsePromos(await searchParams);
  const { promos, next_cursor } = await callDeskOnServer(deskPromos, {
    p_query: wish.query || null,
    p_cursor: wish.cursor,
  });
  const page = (cursor: string | null) => promosHref({ ...wish, cursor });
  return (
    <DeskPage
      title={t('title')}
      actions={
        <Button asChild size="sm">
          <Link href="/desk/promos/new">{t('new')}</Link>
        </Button>
      }
    >
      <Form key={wish.query} action="/desk/promos" role="search" className="mt-4">
        <SearchBox label={t('search')} value={wish.query} />
      </Form>
      {promos.length > 0 ? (
        <PromosTable promos={promos} />
      ) : (
        <MessagePanel icon={<Icon icon={Tag} />} title={t('none')} />
      )}
      <ListPages label={t('table')} cursor={wish.cursor} nextCursor={next_cursor} hrefOf={page} />
    </DeskPage>
  );
}
