'use client';

import { Lock } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { formatAmount } from '@/lib/i18n/format';
import type { PaymentChoice } from '@/lib/payments/payment-choice';

type PayButtonProps = {
  choice: PaymentChoice;
  /** In pounds; null while unknown. */
  total: number | null;
  busy: boolean;
  /** No payment provider is available. */
  disabled: boolean;
  /** The message that says why paying is not possible. */
  refusal: string;
};

/** The bar with the total and the submit button, which keeps the focus while busy and shows the total with Fawry. */
export function PayButton({ choice, total, busy, disabled, refusal }: PayButtonProps) {
  const t = useTranslations('payments');
  const locale = useLocale();
  const amount = total === null ? null : formatAmount(total, locale);
  const isOnButton = choice.provider === 'fawry';
  return (
    <div className="pay-bar">
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
        aria-describedby="pay-refusal"
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
      <p id="pay-refusal" role="alert" className="pay-refusal">
        {refusal}
      </p>
      <p className="flex items-center justify-center gap-1.5 text-sm text-muted-foreground">
        <Icon icon={Lock} className="size-4" />
        {t(`secure.${choice.provider}`)}
      </p>
    </div>
  );
}
