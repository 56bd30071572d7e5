import { Check, X } from 'lucide';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import type { ProgressStep } from '@/lib/orders/order-progress';
import { readMoment } from '@/lib/time';
import { cn } from '@/lib/utils';

type OrderWayProps = {
  steps: readonly ProgressStep[];
  /** Shown at the delivery while it is still to come. */
  expected?: ReactNode;
};

/** The steps of an order, from top to bottom. The meaning of each icon is also given as text. */
export function OrderWay({ steps, expected }: OrderWayProps) {
  const t = useTranslations('orderProgress');
  const format = useFormatter();
  return (
    <ol className="mt-5">
      {steps.map(({ step, state, at }) => (
        <li
          key={step}
          aria-current={state === 'current' ? 'step' : undefined}
          className={cn(
            'relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3.5 pb-5',
            // The line to the next step.
            'before:absolute before:start-[calc(0.875rem-1px)] before:top-7 before:bottom-0 before:w-0.5 last:before:hidden',
            state === 'done' ? 'before:bg-primary' : 'before:bg-border',
          )}
        >
          <span
            className={cn(
              'row-span-2 grid size-7 place-items-center self-start rounded-full border-2 text-primary-foreground',
              state === 'ahead' ? 'bg-card' : 'border-primary bg-primary',
            )}
          >
            {state !== 'ahead' &&
              (step === 'cancelled' ? (
                <Icon icon={X} className="size-4" />
              ) : (
                <Icon icon={Check} className="size-4" />
              ))}
          </span>
          <span
            className={cn(
              state === 'current' && 'font-bold',
              state === 'ahead' && 'text-muted-foreground',
            )}
          >
            {t(`steps.${step}`)}
            {state === 'ahead' && <span className="sr-only">{` (${t('ahead')})`}</span>}
          </span>
          {at !== null && (
            <time dateTime={at} className="col-start-2 text-sm text-muted-foreground">
              <bdi>{format.dateTime(readMoment(at), 'moment')}</bdi>
            </time>
          )}
          {step === 'delivered' && state === 'ahead' && expected && (
            <span className="col-start-2 text-sm text-muted-foreground">{expected}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
