import { lazy } from 'react';
import { loadOfferCode } from './load-offer-code';
import type { RelatedProductsProps } from './related-products';
import { ServedPart } from './served-part';

const Markup =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./offer-markup')).RelatedMarkup }))
    : null;

export function ServedRelated(props: RelatedProductsProps) {
  if (props.related.length === 0) return null;
  return (
    <ServedPart
      bring={async (_, isServed) => (await loadOfferCode()).bringRelated(isServed, props)}
    >
      {Markup && <Markup {...props} />}
    </ServedPart>
  );
}
