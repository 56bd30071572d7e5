import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { DeskNotFound } from '@/components/desk/frame/desk-not-found';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { EndPromo } from '@/components/desk/promos/end-promo';
import { PromoForm } from '@/components/desk/promos/promo-form';
import { PromoStateBadge, PromoUses } from '@/components/desk/promos/promos-table';
import { ClientMessages } from '@/components/layout/client-messages';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { decodeSegment } from '@/lib/decode-segment';
import { deskPromos } from '@/lib/desk/contract/promos';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/promos/codes/[code]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskPromos');
  return deskMetadata(await routeLocale(params), t('title'));
}

/** The code in the address; the list also finds other codes that contain its letters. */
async function readPromo(segment: string) {
  const code = decodeSegment(segment);
  if (code === null || code.length > 100) return null;
  const found = await callDeskOnServer(deskPromos, { p_query: code, p_limit: 100 });
  return found.promos.find((promo) => promo.code === code) ?? null;
}

/** One promo code: its usage, its terms, and the form that ends it. */
export default async function PromoPage({ params }: Props) {
  const locale = await routeLocale(params);
  await requireStaff(locale);
  const t = await getTranslations('deskPromos');
  const promo = await readPromo((await params).code);
  if (!promo) return <DeskNotFound />;
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="-ms-3">
        <Link href="/desk/promos">{t('back')}</Link>
      </Button>
      <ClientMessages namespaces={['deskPromos']}>
        <DeskPage title={promo.code} actions={promo.active && <EndPromo promo={promo} />}>
          <div className="mt-1 flex flex-wrap items-start gap-x-4 gap-y-1 text-sm">
            <PromoStateBadge state={promo.state} />
            <div>
              <PromoUses promo={promo} />
            </div>
          </div>
          <NeedsScripts text={t('needsScripts')} />
          <PromoForm promo={promo} />
        </DeskPage>
      </ClientMessages>
    </>
  );
}
