import { useLocale, useTranslations } from 'next-intl';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { formatPrice } from '@/lib/i18n/format';
import { productUrl } from '@/lib/seo/addresses';
import { ShareMenu } from './share-menu';

/** What is shared about a book: a sentence with title and price, and the canonical address. */
export function ShareRow({ product }: { product: LocalizedProduct }) {
  const t = useTranslations('share');
  const locale = useLocale();
  const title = titleOf(product);
  const text = t('text', { title, price: formatPrice(product.retail_price, locale) });
  return <ShareMenu title={title} text={text} url={productUrl(product, locale)} />;
}
