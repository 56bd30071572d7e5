import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { productUrl } from '@/lib/seo/addresses';
import { shareText } from '@/lib/share/share-text';
import type { OfferWords } from './offer-words';

type ShareRowProps = { locale: Locale; product: LocalizedProduct; words: OfferWords['share'] };

/** WhatsApp is a plain link; the buttons need a script, and without any they are not shown. */
export function ShareRow({ locale, product, words }: ShareRowProps) {
  const price = formatAmount(product.retail_price, locale);
  const text = shareText(words.text, titleOf(product), price);
  const message = encodeURIComponent(`${text}\n${productUrl(product, locale)}`);
  return (
    <div role="group" aria-label={words.title} className="share-row">
      <a
        href={`https://wa.me/?text=${message}`}
        target="_blank"
        rel="noopener"
        className="btn btn-outline btn-sm"
      >
        {words.whatsapp}
      </a>
      <button type="button" data-act="share" className="btn btn-outline btn-sm">
        {words.share}
      </button>
      <button type="button" data-act="copy" className="btn btn-outline btn-sm">
        {words.copy}
      </button>
    </div>
  );
}
