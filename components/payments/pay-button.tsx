'use client';

import { Lock } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { formatAmount } from '@/lib/i18n/format';
import type { PaymentChoice } from '@/lib/payments/payment-choice';
import { cn } from '@/lib/utils';

/** Except on short screens. With very large text it could fill a phone's screen; then it is not sticky. */
const barClass = cn(
  'max-lg:tall:sticky max-lg:tall:bottom-[min(0px,(100vw-16rem)*100)] max-lg:tall:z-bar max-lg:tall:-mx-(--page-margin) max-lg:tall:border-t max-lg:tall:bg-background max-lg:tall:px-(--page-margin) max-lg:tall:pt-3 max-lg:tall:pb-[max(0.5rem,env(safe-area-inset-bottom))]',
  'lg:taller:sticky lg:taller:bottom-0 lg:taller:border-t lg:taller:bg-background lg:taller:py-3',
);

type PayButtonProps = {
  choice: PaymentChoice;
  /** In pounds; null while unknown. */
  total: number | null;
  busy: boolean;
  /** No payment provider is available. */
  disabled: boolean;
  /** The message that explains why paying is not possible. */
  problem: string;
};

/**
 * The bar with the total and the submit button, which keeps the focus while busy and shows the total with Fawry. It
 * is sticky at the lower edge.
 */
export function PayButton({ choice, total, busy, disabled, problem }: PayButtonProps) {
  const t = useTranslations('payments');
  const locale = useLocale();
  const amount = total === null ? null : formatAmount(total, locale);
  const isOnButton = choice.provider === 'fawry';
  return (
    <div data-slot="pay-bar" className={barClass}>
      {amount && !isOnButton && (
        <p className="mb-1.5 flex justify-between gap-4 font-bold tabular-nums">
          <span>{t('total')}</span>
          <bdi>{amount}</bdi>
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        disabled={disabled}
        aria-disabled={busy || undefined}
        aria-describedby="pay-problem"
        className="w-full"
      >
        {busy ? (
          t('processing')
        ) : (
          <span>
            {t(`pay.${choice.provider}`)}
            {amount && isOnButton && (
              <>
                {' - '}
                <bdi>{amount}</bdi>
              </>
            )}
          </span>
        )}
      </Button>
      <p
        id="pay-problem"
        role="alert"
        className="mt-1.5 text-center text-sm font-semibold text-destructive"
      >
        {problem}
      </p>
      <p className="flex items-center justify-center gap-1.5 text-sm text-muted-foreground">
        <Icon icon={Lock} className="size-4" />
        {t(`secure.${choice.provider}`)}
      </p>
    </div>
  );
}
