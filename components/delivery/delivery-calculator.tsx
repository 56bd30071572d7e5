'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentType } from 'react';
import { Link } from '@/components/navigation/link';
import { readChosenCity } from '@/lib/delivery/chosen-city';
import { localePath } from '@/lib/i18n/locale';
import type { ProductDeliveryProps } from './product-delivery';

type DeliveryCalculatorProps = { productId: string; available: boolean };

const loadPanel = () => import('./product-delivery');

/** Fetches the panel's code, in place of the page behind the link, as soon as somebody is about to press it. */
const prepare = () => void loadPanel().catch(() => undefined);

/**
 * Opens a panel that works out delivery, at once for a shopper who has chosen a governorate before. Without scripts it is a link
 * to the table of all fees.
 */
export function DeliveryCalculator(props: DeliveryCalculatorProps) {
  const t = useTranslations('delivery');
  const href = localePath(useLocale(), '/delivery');
  const [isAsked, setIsAsked] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ProductDeliveryProps> | null>(null);

  const open = () => loadPanel().then(({ ProductDelivery }) => setPanel(() => ProductDelivery));
  useEffect(() => {
    if (!readChosenCity()) return;
    loadPanel().then(({ ProductDelivery }) => setPanel(() => ProductDelivery), console.error);
  }, []);

  return (
    <>
      <Link
        href={href}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onNavigate={(event) => {
          event.preventDefault();
          setIsAsked(true);
          // A document: what keeps the panel's code from coming would keep the page's, too.
          open().catch(() => window.location.assign(href));
        }}
        className="inline-link"
      >
        {t('choose')}
      </Link>
      {(Panel || isAsked) && (
        <div className="mt-4 max-w-md rounded-lg border border-border bg-card p-4 text-foreground">
          {Panel ? <Panel {...props} isAsked={isAsked} /> : <p role="status">{t('loading')}</p>}
        </div>
      )}
    </>
  );
}
