import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { PromoForm } from '@/components/desk/promos/promo-form';
import { ClientMessages } from '@/components/layout/client-messages';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { requireStaff } from '@/lib/desk/frame/staff.server';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/promos/new'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskPromos');
  return deskMetadata(await routeLocale(params), t('newTitle'));
}

/** A new promo code. */
export default async function NewPromoPage({ params }: Props) {
  const locale = await routeLocale(params);
  await requireStaff(locale);
  const t = await getTranslations('deskPromos');
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="-ms-3">
        <Link href="/desk/promos">{t('back')}</Link>
      </Button>
      <DeskPage title={t('newTitle')}>
        <NeedsScripts text={t('needsScripts')} />
        <ClientMessages namespaces={['deskPromos']}>
          <PromoForm promo={null} />
        </ClientMessages>
      </DeskPage>
    </>
  );
}
