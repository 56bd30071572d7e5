import { useLocale, useTranslations } from 'next-intl';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { formatAmount } from '@/lib/i18n/format';
import { productUrl } from '@/lib/seo/addresses';
import { ShareButtons } from './share-buttons';

/** WhatsApp is a plain link; the other buttons need scripts and are hidden without them. */
export function ShareRow({ product }: { product: LocalizedProduct }) {
  const t = useTranslations('share');
  const locale = useLocale();
  const title = titleOf(product);
  const text = t('text', { title, price: formatAmount(product.retail_price, locale) });
  const url = productUrl(product, locale);
  return (
    <div role="group" aria-label={t('title')} className="share-row">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
        target="_blank"
        rel="noopener"
        className="btn btn-outline btn-sm"
      >
        {t('whatsapp')}
      </a>
      <ShareButtons title={title} text={text} url={url} />
    </div>
  );
}
