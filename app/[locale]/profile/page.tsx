import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SWRConfig, unstable_serialize } from 'swr';
import { ProfileDetails } from '@/components/account/profile-details';
import { SessionWatch } from '@/components/account/session-watch';
import { ClientMessages } from '@/components/layout/client-messages';
import { OrdersEmpty } from '@/components/orders/orders-empty';
import { RecentOrders } from '@/components/orders/recent-orders';
import { readOwnProfile } from '@/lib/account/own-profile.server';
import { profileKey } from '@/lib/account/profile';
import { requireShopper } from '@/lib/auth/require-shopper.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/profile'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = await getTranslations('account');
  const words = { title: brandedTitle(locale, t('title')), description: t('seoDescription') };
  return pageMetadata({ locale, path: '/profile' }, words);
}

export default async function ProfilePage({ params }: Props) {
  const locale = await routeLocale(params);
  const { email, sub } = await requireShopper(locale, '/profile');
  const t = await getTranslations('account');
  const fallback = { [unstable_serialize(profileKey(email))]: await readOwnProfile(email) };
  return (
    <div className="shell py-8">
      <SessionWatch />
      <h1 className="text-3xl font-extrabold">{t('title')}</h1>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ClientMessages
          namespaces={[
            'account',
            'orders',
            'orderProgress',
            'orderStatus',
            'declineReasons',
            'paymentReference',
          ]}
        >
          <RecentOrders userId={sub} empty={<OrdersEmpty />} />
          <SWRConfig value={{ fallback }}>
            <ProfileDetails email={email} />
          </SWRConfig>
        </ClientMessages>
      </div>
    </div>
  );
}
