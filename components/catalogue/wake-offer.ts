import { ProductOffer, type ProductOfferProps } from './product-offer';
import { wakePart } from './wake-part';

export const wakeOffer = (place: HTMLElement, props: ProductOfferProps) =>
  wakePart(place, ProductOffer, props);
