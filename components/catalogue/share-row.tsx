import { showToast } from '@/components/feedback/toast-store';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { productUrl } from '@/lib/seo/addresses';
import { shareText, type Shared } from '@/lib/share/share-text';
import { copyLink, shareNatively } from '@/lib/share/share';
import type { OfferWords } from './offer-words';

type ShareRowProps = { locale: Locale; product: LocalizedProduct; words: OfferWords['share'] };

/** WhatsApp is a plain link; the buttons need a script, and without any they are not shown. */
export function ShareRow({ locale, product, words }: ShareRowProps) {
  const shared: Shared = {
    title: titleOf(product),
    text: shareText(words.text, titleOf(product), formatAmount(product.retail_price, locale)),
    url: productUrl(product, locale),
  };
  const copy = async () => {
    const copied = await copyLink(shared.url);
    showToast({
      title: copied ? words.copied : words.failed,
      variant: copied ? 'default' : 'destructive',
    });
  };
  const share = async () => {
    if ((await shareNatively(shared)) === 'unable') await copy();
  };
  return (
    <div role="group" aria-label={words.title} className="share-row">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${shared.text}\n${shared.url}`)}`}
        target="_blank"
        rel="noopener"
        aria-label={words.whatsappLabel}
        className="btn btn-outline btn-sm"
      >
        {words.whatsapp}
      </a>
      <button type="button" onClick={() => void share()} className="btn btn-outline btn-sm">
        {words.share}
      </button>
      <button type="button" onClick={() => void copy()} className="btn btn-outline btn-sm">
        {words.copy}
      </button>
    </div>
  );
}
