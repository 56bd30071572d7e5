'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DeliveryWords } from '@/components/delivery/delivery-words';
import { ProductDelivery } from '@/components/delivery/product-delivery';
import type { LocalizedProduct } from '@/lib/catalogue/localized-product';
import { readChosenCity } from '@/lib/delivery/chosen-city';
import { useDelivery } from '@/lib/delivery/use-delivery';
import type { Locale } from '@/lib/i18n/locale';
import type { Wish } from './wish';

type DeliveryPanelProps = {
  locale: Locale;
  product: Pick<LocalizedProduct, 'product_id' | 'available'>;
  /** The shopper's, to see it. */
  wish: Wish;
  words: DeliveryWords;
};

/** Asks for the governorate and says what delivery costs there. Open at once for a shopper who has chosen one before. */
export function DeliveryPanel({ wish, ...panel }: DeliveryPanelProps) {
  const isWanted = useSyncExternalStore(wish.subscribe, wish.isMade, wish.isMade);
  const [isRemembered] = useState(() => readChosenCity() !== '');
  return (isWanted || isRemembered) && <OpenPanel {...panel} isWanted={isWanted} />;
}

type OpenPanelProps = Omit<DeliveryPanelProps, 'wish'> & { isWanted: boolean };

function OpenPanel({ locale, product, words, isWanted }: OpenPanelProps) {
  const delivery = useDelivery([{ id: product.product_id, qty: 1 }]);
  const panel = useRef<HTMLDivElement>(null);
  const isThere = delivery.rates !== undefined;
  useEffect(() => {
    if (isWanted && isThere) panel.current?.querySelector('select')?.focus();
  }, [isWanted, isThere]);
  return (
    <div ref={panel} className="mt-4 max-w-md rounded-lg border border-border bg-card p-4 text-sm">
      <ProductDelivery
        locale={locale}
        available={product.available}
        delivery={delivery}
        words={words}
      />
    </div>
  );
}
