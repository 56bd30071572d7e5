import { RotateCw, Truck } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { DeliveryCalculator } from '@/components/delivery/delivery-calculator';
import { valueTags } from '@/components/delivery/value-tags';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { inlineLink } from '@/components/navigation/link-styles';
import type { LocalizedProduct } from '@/lib/catalogue/localized-product';
import type { FeeRange } from '@/lib/delivery/delivery';
import { formatPriceRange } from '@/lib/i18n/format';
import { deliveryDays, policyAnchors, returnDays } from '@/lib/policies/policies';

type ProductPromisesProps = {
  product: Pick<LocalizedProduct, 'product_id' | 'available'>;
  fees: FeeRange | null;
};

/** Delivery fees and dates, and the return period. */
export function ProductPromises({ product, fees }: ProductPromisesProps) {
  const t = useTranslations();
  const locale = useLocale();
  const days = t('about.durations.businessDays', deliveryDays);
  return (
    <ul aria-label={t('product.promises.title')} className="mt-5 grid gap-2 text-sm">
      <li className="flex gap-3">
        <Icon icon={Truck} className="mt-0.5 size-5 text-primary" />
        <div className="min-w-0">
          <p>
            {fees
              ? t.rich('product.promises.delivery', {
                  ...valueTags,
                  days,
                  fees: formatPriceRange(fees.from_pt / 100, fees.to_pt / 100, locale),
                })
              : t('product.promises.deliveryUnknown', { days })}
          </p>
          <DeliveryCalculator productId={product.product_id} available={product.available} />
        </div>
      </li>
      <li className="flex gap-3">
        <Icon icon={RotateCw} className="mt-0.5 size-5 text-primary" />
        <p>
          {t.rich('product.promises.returns', {
            returnWindow: t('about.durations.returnWindow', { days: returnDays }),
            link: (chunks) => (
              <Link href={`/about#${policyAnchors.refunds}`} className={inlineLink}>
                {chunks}
              </Link>
            ),
          })}
        </p>
      </li>
    </ul>
  );
}
