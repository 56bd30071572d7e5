'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentType } from 'react';
import { Link } from '@/components/navigation/link';
import { inlineLink } from '@/components/navigation/link-styles';
import { readChosenCity } from '@/lib/delivery/chosen-city';
import { localePath } from '@/lib/i18n/locale';
import type { ProductDeliveryProps } from './product-delivery';

type DeliveryCalculatorProps = { productId: string; available: boolean };

const loadPanel = () => import('./product-delivery');

/** Prefetches the panel's code instead of the linked page when a press is likely. */
const prepare = () => void loadPanel().catch(() => undefined);

/**
 * Opens a panel with delivery fees, at once if the shopper has selected a governorate before. Without scripts it is a
 * link to the table of all fees.
 */
export function DeliveryCalculator(props: DeliveryCalculatorProps) {
  const t = useTranslations('delivery');
  const href = localePath(useLocale(), '/delivery');
  const [isRequested, setIsRequested] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ProductDeliveryProps> | null>(null);

  const open = () => loadPanel().then(({ ProductDelivery }) => setPanel(() => ProductDelivery));
  useEffect(() => {
    if (!readChosenCity()) return;
    loadPanel().then(({ ProductDelivery }) => setPanel(() => ProductDelivery), console.error);
  }, []);

  return (
    <>
      <Link
        href="/delivery"
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onNavigate={(event) => {
          event.preventDefault();
          setIsRequested(true);
          // A full page load: if the panel's code cannot be loaded, the page's could not be either.
          open().catch(() => window.location.assign(href));
        }}
        className={inlineLink}
      >
        {t('choose')}
      </Link>
      {(Panel || isRequested) && (
        <div className="mt-4 max-w-md rounded-lg border border-border bg-card p-4 text-foreground">
          {Panel ? (
            <Panel {...props} isRequested={isRequested} />
          ) : (
            <p role="status">{t('loading')}</p>
          )}
        </div>
      )}
    </>
  );
}
