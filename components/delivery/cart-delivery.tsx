'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDelivery } from '@/lib/delivery/use-delivery';
import { formatAmount, formatAmountRange } from '@/lib/i18n/format';
import { ArrivalNow } from './arrival-now';
import { CityField } from './city-field';
import { DeliveryTrouble } from './delivery-trouble';

type CartDeliveryProps = {
  lines: readonly { product_id: string; quantity: number }[];
};

const pounds = (piastres: number) => piastres / 100;

/**
 * The total of the cart with delivery to the selected governorate, as the checkout computes it, and the delivery dates.
 */
export function CartDelivery({ lines }: CartDeliveryProps) {
  const t = useTranslations('delivery');
  const locale = useLocale();
  const delivery = useDelivery(
    lines.map(({ product_id, quantity }) => ({ id: product_id, qty: quantity })),
  );
  const { rates, rate, estimate } = delivery;
  const range = (from: number, to: number) => formatAmountRange(pounds(from), pounds(to), locale);
  const amounts = estimate && [
    { label: t('row'), amount: range(estimate.shipping_from_pt, estimate.shipping_to_pt) },
    { label: t('service'), amount: formatAmount(pounds(estimate.fee_pt), locale) },
    {
      label: t('whole'),
      amount: range(estimate.total_from_pt, estimate.total_to_pt),
      total: true,
    },
  ];
  return (
    <div className="mt-4 border-t border-border pt-4">
      {rates && <CityField delivery={delivery} />}
      <div aria-live="polite" className="mt-3 text-sm">
        {(!rates || (rate && !estimate)) && <DeliveryTrouble delivery={delivery} />}
        {rate && amounts && (
          <>
            <dl className="grid gap-y-2 text-base">
              {amounts.map(({ label, amount, total }) => (
                <div
                  key={label}
                  className={`flex flex-wrap justify-between gap-x-4 ${total ? 'font-bold' : ''}`}
                >
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{amount}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-muted-foreground">
              <ArrivalNow />
            </p>
            {rate.from_pt !== rate.to_pt && <p className="text-muted-foreground">{t('byArea')}</p>}
          </>
        )}
      </div>
    </div>
  );
}
