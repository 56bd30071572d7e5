import type { Metadata } from 'next';
import { accountWords } from '@/components/account/account-words';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { ProfileDetails } from '@/components/account/profile-details';
import { SessionWatch } from '@/components/account/session-watch';
import { ClientMessages } from '@/components/layout/client-messages';
import { ordersWords } from '@/components/orders/orders-words';
import { RecentOrders } from '@/components/orders/recent-orders';
import { requireShopper } from '@/lib/auth/require-shopper.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// Nothing of it may be shown before the guard has answered.
export const instant = false;

type Props = PageProps<'/[locale]/profile'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const { title, seoDescription } = accountWords(locale);
  const words = { title: brandedTitle(locale, title), description: seoDescription };
  return pageMetadata({ locale, path: '/profile' }, words, { index: false });
}

export default async function ProfilePage({ params }: Props) {
  const locale = await routeLocale(params);
  const { email, sub } = await requireShopper(locale, '/profile');
  const words = accountWords(locale);
  return (
    <div className="shell py-8">
      <SessionWatch />
      <h1 className="text-3xl font-extrabold">{words.title}</h1>
      <NeedsScripts text={words.needsScripts} />
      <div className="profile-grid">
        <ClientMessages namespaces={['paymentReference']}>
          <RecentOrders locale={locale} userId={sub} words={ordersWords(locale)} />
        </ClientMessages>
        <ProfileDetails locale={locale} email={email} words={words} />
      </div>
    </div>
  );
}
