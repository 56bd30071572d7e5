import { RelatedProducts, type RelatedProductsProps } from './related-products';
import { wakePart } from './wake-part';

export const wakeRelated = (place: HTMLElement, props: RelatedProductsProps) =>
  wakePart(place, RelatedProducts, props);
