import { ShoppingBag } from 'lucide';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartContents } from '@/components/cart/cart-contents';
import { PurchaseSteps } from '@/components/checkout/purchase-steps';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { ClientMessages } from '@/components/layout/client-messages';
import { routeLocale } from '@/lib/i18n/route-locale';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/cart'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = await getTranslations('cartPage');
  const words = {
    title: brandedTitle(locale, t('title')),
    description: t('description'),
  };
  return pageMetadata({ locale, path: '/cart' }, words);
}

export default async function CartPage() {
  const t = await getTranslations();
  return (
    <ClientMessages namespaces={['delivery']}>
      {/* Keeps the footer below the fold, so that it does not move when the lines arrive. */}
      <div className="shell min-h-svh py-8" data-cart-place>
        <PurchaseSteps current="cart" />
        <h1 className="text-3xl font-extrabold">{t('cart.title')}</h1>
        <noscript>
          <MessagePanel
            icon={<Icon icon={ShoppingBag} />}
            title={t('cartPage.noScript.title')}
            text={t('cartPage.noScript.text')}
          />
        </noscript>
        <CartContents />
      </div>
    </ClientMessages>
  );
}
