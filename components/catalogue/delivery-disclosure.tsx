import { useEffect, useRef } from 'react';
import { ProductDelivery } from '@/components/delivery/product-delivery';
import { readChosenCity } from '@/lib/delivery/chosen-city';
import { useDelivery } from '@/lib/delivery/use-delivery';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { OfferWords } from './offer-words';
import { useAwake } from './use-awake';

type DeliveryDisclosureProps = {
  locale: Locale;
  product_id: string;
  linkClass: string;
  words: OfferWords;
};

/** Asks for the governorate and says what delivery costs there. As served it leads to the list of all fees. */
export function DeliveryDisclosure(props: DeliveryDisclosureProps) {
  const { locale, product_id, linkClass, words } = props;
  const isAwake = useAwake();
  const disclosure = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (disclosure.current && readChosenCity()) disclosure.current.open = true;
  }, []);
  return (
    <details ref={disclosure}>
      <summary className={`cursor-pointer ${linkClass}`}>{words.choose}</summary>
      {isAwake && <ChosenDelivery locale={locale} product_id={product_id} words={words} />}
      <a href={localePath(locale, '/delivery')} className={`mt-1 inline-block ${linkClass}`}>
        {words.allFees}
      </a>
    </details>
  );
}

type ChosenDeliveryProps = Pick<DeliveryDisclosureProps, 'locale' | 'product_id' | 'words'>;

function ChosenDelivery({ locale, product_id, words }: ChosenDeliveryProps) {
  const delivery = useDelivery([{ id: product_id, qty: 1 }]);
  return <ProductDelivery locale={locale} delivery={delivery} words={words.ofDelivery} />;
}
