import { readChosenCity } from '@/lib/delivery/chosen-city';
import { offerWords } from './offer-words';
import { ProductOffer, type ProductOfferProps } from './product-offer';
import { ServedPart } from './served-part';

export function ServedOffer(props: ProductOfferProps) {
  return (
    <ServedPart
      wake={async (place) => (await import('./wake-offer')).wakeOffer(place, props)}
      isUrgent={() => readChosenCity() !== ''}
    >
      {typeof window === 'undefined' && (
        <ProductOffer {...props} words={offerWords(props.locale)} />
      )}
    </ServedPart>
  );
}
