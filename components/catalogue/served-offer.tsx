import { lazy } from 'react';
import { readChosenCity } from '@/lib/delivery/chosen-city';
import { loadOfferCode } from './load-offer-code';
import type { ProductOfferProps } from './product-offer';
import { ServedPart } from './served-part';

/** On the server alone: imported, its words would be half of the browser's script. */
const Markup =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./offer-markup')).OfferMarkup }))
    : null;

export function ServedOffer(props: ProductOfferProps) {
  return (
    <ServedPart
      bring={async (part, isServed) => (await loadOfferCode()).bringOffer(part, isServed, props)}
      isUrgent={() => readChosenCity() !== ''}
    >
      {Markup && <Markup {...props} />}
    </ServedPart>
  );
}
