import { CheckIcon, XIcon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/i18n/format';
import type { ProgressStep } from '@/lib/orders/order-progress';
import './order-way.css';

type OrderWayProps = {
  steps: readonly ProgressStep[];
  /** Shown at the delivery while it is still to come. */
  expected?: ReactNode;
};

/** The steps of an order, from top to bottom. What an icon shows is also said in text. */
export function OrderWay({ steps, expected }: OrderWayProps) {
  const t = useTranslations('orderProgress');
  const locale = useLocale();
  return (
    <ol className="order-way">
      {steps.map(({ step, state, at }) => (
        <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="order-way-mark">
            {state !== 'ahead' &&
              (step === 'cancelled' ? (
                <XIcon className="size-4" />
              ) : (
                <CheckIcon className="size-4" />
              ))}
          </span>
          <span className="order-way-step">
            {t(`steps.${step}`)}
            {state === 'ahead' && <span className="sr-only">{` (${t('ahead')})`}</span>}
          </span>
          {at !== null && (
            <time dateTime={at} className="order-way-time">
              <bdi>{formatMoment(at, locale)}</bdi>
            </time>
          )}
          {step === 'delivered' && state === 'ahead' && expected && (
            <span className="order-way-time">{expected}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
