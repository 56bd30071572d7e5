'use client';

import { Button } from '@/components/ui/button';
import type { PaymentChoice } from '@/lib/payments/payment-choice';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { PaymentWords } from './payment-words';

type PayButtonProps = {
  locale: Locale;
  choice: PaymentChoice;
  /** In pounds; null while nobody knows it. */
  total: number | null;
  busy: boolean;
  /** Not yet usable: the page is still waking up, or the shop takes no payments. */
  disabled: boolean;
  /** What keeps it from paying, said below it. */
  refusal: string;
  words: PaymentWords;
};

/** Submits its form; keeps the focus while it is busy. With Fawry it says what will be paid (spec §2 Checkout). */
export function PayButton(props: PayButtonProps) {
  const { locale, choice, total, busy, disabled, refusal, words } = props;
  const amount = choice.provider === 'fawry' && total !== null ? formatAmount(total, locale) : null;
  return (
    <>
      <Button
        type="submit"
        size="lg"
        disabled={disabled}
        aria-disabled={busy || undefined}
        aria-describedby="pay-refusal"
        className="w-full"
      >
        {busy ? (
          words.processing
        ) : (
          <span>
            {words.pay[choice.provider]}
            {amount && (
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
    </>
  );
}
