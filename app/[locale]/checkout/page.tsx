import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SWRConfig, unstable_serialize } from 'swr';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { SessionWatch } from '@/components/account/session-watch';
import { CheckoutLinks } from '@/components/checkout/checkout-links';
import { CheckoutScreen } from '@/components/checkout/checkout-screen';
import { PurchaseSteps } from '@/components/checkout/purchase-steps';
import { Arrival } from '@/components/delivery/arrival';
import { ClientMessages } from '@/components/layout/client-messages';
import { readOwnProfile } from '@/lib/account/own-profile.server';
import { profileKey } from '@/lib/account/profile';
import { requireShopper } from '@/lib/auth/require-shopper.server';
import { deliveryWindow } from '@/lib/delivery/delivery-days';
import { routeLocale } from '@/lib/i18n/route-locale';
import { locationsKey, sortedLocations } from '@/lib/locations/location';
import { getLocations } from '@/lib/locations/locations.server';
import { browserPayments } from '@/lib/payments/browser-payments.server';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/checkout'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = await getTranslations('checkout');
  const words = { title: brandedTitle(locale, t('title')), description: t('seoDescription') };
  return pageMetadata({ locale, path: '/checkout' }, words);
}

export default async function CheckoutPage({ params }: Props) {
  const locale = await routeLocale(params);
  const { sub, email } = await requireShopper(locale, '/checkout');
  const t = await getTranslations('checkout');
  // Not awaited: sent after the page's frame. What cannot be read here is requested by the browser.
  const fallback = {
    [unstable_serialize(profileKey(email))]: readOwnProfile(email),
    [locationsKey]: getLocations()
      .then((locations) => sortedLocations(locations, locale))
      .catch(() => undefined),
  };
  return (
    <div className="shell py-8" data-no-chat>
      <SessionWatch />
      <PurchaseSteps current="details" isOpen />
      <h1 className="text-3xl font-extrabold">{t('title')}</h1>
      <NeedsScripts text={t('needsScripts')} />
      <ClientMessages namespaces={['checkout', 'payments', 'declineReasons', 'paymentReference']}>
        <SWRConfig value={{ fallback }}>
          <CheckoutScreen
            shopper={{ id: sub, email }}
            payments={browserPayments()}
            // Formatted here, because the first use of Intl blocks a cheap phone for a tenth of a second.
            arrival={<Arrival {...deliveryWindow()} />}
          />
        </SWRConfig>
      </ClientMessages>
      <CheckoutLinks />
    </div>
  );
}
