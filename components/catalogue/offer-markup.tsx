import { offerWords } from './offer-words';
import { ProductOffer, type ProductOfferProps } from './product-offer';
import { RelatedProducts, type RelatedProductsProps } from './related-products';

/** The served parts of a product page with their words, as the server writes them. */
export function OfferMarkup(props: ProductOfferProps) {
  return <ProductOffer {...props} words={offerWords(props.locale)} />;
}

export function RelatedMarkup(props: RelatedProductsProps) {
  return <RelatedProducts {...props} words={offerWords(props.locale)} />;
}
