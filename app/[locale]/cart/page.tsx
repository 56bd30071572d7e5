import type { Metadata } from 'next';
import { CartContents } from '@/components/cart/cart-contents';
import { cartWords } from '@/components/cart/cart-words';
import { summaryWords } from '@/components/cart/summary-words';
import { MessagePanel } from '@/components/feedback/message-panel';
import { routeLocale } from '@/lib/i18n/route-locale';
import { getTranslator } from '@/lib/i18n/translator';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/cart'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = getTranslator(locale, 'cart');
  const words = {
    title: brandedTitle(locale, t('seoTitle')),
    description: t('seoDescription'),
  };
  return pageMetadata({ locale, path: '/cart' }, words, { index: false });
}

export default async function CartPage({ params }: Props) {
  const locale = await routeLocale(params);
  const t = getTranslator(locale, 'cart');
  return (
    <div className="cart-page shell py-8" data-cart-place>
      <h1 className="text-3xl font-extrabold">{t('title')}</h1>
      <noscript>
        <MessagePanel icon="bag" title={t('noScript.title')} text={t('noScript.text')} />
      </noscript>
      <CartContents locale={locale} words={cartWords(locale)} summary={summaryWords(locale)} />
    </div>
  );
}
