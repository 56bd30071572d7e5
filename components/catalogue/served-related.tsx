import { offerWords } from './offer-words';
import { RelatedProducts, type RelatedProductsProps } from './related-products';
import { ServedPart } from './served-part';

export function ServedRelated(props: RelatedProductsProps) {
  if (props.related.length === 0) return null;
  return (
    <ServedPart wake={async (place) => (await import('./wake-related')).wakeRelated(place, props)}>
      {typeof window === 'undefined' && (
        <RelatedProducts {...props} words={offerWords(props.locale)} />
      )}
    </ServedPart>
  );
}
