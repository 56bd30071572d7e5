import type { LocalizedProduct } from '@/lib/catalogue/localized-product';
import type { FeeRange } from '@/lib/delivery/delivery';
import type { Locale } from '@/lib/i18n/locale';
import { BackInStockForm } from './back-in-stock-form';
import type { OfferWords } from './offer-words';
import { ProductPromises } from './product-promises';
import { ShareRow } from './share-row';

export type ProductOfferProps = {
  locale: Locale;
  product: LocalizedProduct;
  /** What delivery costs, wherever it goes; null when nobody could say. */
  fees: FeeRange | null;
};

/** What stands around the price and the button: markup alone, see `offer-code` for what it does. */
export function ProductOffer(props: ProductOfferProps & { words: OfferWords }) {
  const { locale, product, fees, words } = props;
  return (
    <>
      {!product.available && (
        <BackInStockForm locale={locale} sku={product.sku} words={words.back} />
      )}
      <ShareRow locale={locale} product={product} words={words.share} />
      <ProductPromises locale={locale} fees={fees} words={words} />
    </>
  );
}
