import type { Metadata } from 'next';
import { CartContents } from '@/components/cart/cart-contents';
import { cartWords } from '@/components/cart/cart-words';
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
  return (
    <div className="shell py-8">
      <h1 className="text-3xl font-extrabold">{getTranslator(locale, 'cart')('title')}</h1>
      <CartContents locale={locale} words={cartWords(locale)} />
    </div>
  );
}
