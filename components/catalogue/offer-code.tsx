import { showToast } from '@/components/feedback/toast-store';
import { productUrl } from '@/lib/seo/addresses';
import { titleOf } from '@/lib/catalogue/localized-product';
import { formatAmount } from '@/lib/i18n/format';
import { copyLink, shareNatively } from '@/lib/share/share';
import { shareText } from '@/lib/share/share-text';
import { answerForm } from './answer-form';
import { DeliveryPanel } from './delivery-panel';
import { loadOfferWords } from './load-offer-words';
import type { OfferWords } from './offer-words';
import { ProductOffer, type ProductOfferProps } from './product-offer';
import { RelatedProducts, type RelatedProductsProps } from './related-products';
import { createWish } from './wish';

/** What the controls of an offer do. They are found by their names, as React did not make them. */
export async function bringOffer(part: HTMLElement, isServed: boolean, props: ProductOfferProps) {
  const words = await loadOfferWords(props.locale);
  const wish = createWish();
  part.addEventListener('click', (event) => {
    const act = (event.target as Element).closest<HTMLElement>('[data-act]')?.dataset['act'];
    if (act === 'delivery') {
      event.preventDefault();
      wish.make();
    } else if (act === 'share') void share(props, words.share);
    else if (act === 'copy') void copy(props, words.share);
  });
  part.addEventListener('submit', (event) => {
    event.preventDefault();
    void answerForm(event.target as HTMLFormElement, words.back);
  });
  const { locale, product } = props;
  return (
    <>
      {!isServed && <ProductOffer {...props} words={words} />}
      <DeliveryPanel locale={locale} product={product} wish={wish} words={words.ofDelivery} />
    </>
  );
}

export async function bringRelated(isServed: boolean, props: RelatedProductsProps) {
  if (isServed) return false;
  return <RelatedProducts {...props} words={await loadOfferWords(props.locale)} />;
}

async function copy({ product, locale }: ProductOfferProps, words: OfferWords['share']) {
  const copied = await copyLink(productUrl(product, locale));
  showToast({
    title: copied ? words.copied : words.failed,
    variant: copied ? 'default' : 'destructive',
  });
}

async function share(props: ProductOfferProps, words: OfferWords['share']) {
  const { product, locale } = props;
  const title = titleOf(product);
  const text = shareText(words.text, title, formatAmount(product.retail_price, locale));
  const ended = await shareNatively({ title, text, url: productUrl(product, locale) });
  if (ended === 'unable') await copy(props, words);
}
