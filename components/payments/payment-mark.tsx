import { CreditCardIcon, ZapIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PaymentProvider } from '@/lib/payments/payment-choice';
import './payments.css';

/** The provider's name as it is written at outlets and on payment pages. */
const marks = {
  fawry: { word: 'fawry', Icon: ZapIcon },
  paymob: { word: 'paymob', Icon: CreditCardIcon },
} as const;

/** A badge of the shop's own drawing, not the provider's logo. */
export function PaymentMark({ provider }: { provider: PaymentProvider }) {
  const t = useTranslations('payments');
  const { word, Icon } = marks[provider];
  return (
    <span role="img" aria-label={t(`${provider}.name`)} className="pay-mark">
      <Icon className="size-4 text-gilt" />
      <span dir="ltr" lang="en">
        {word}
      </span>
    </span>
  );
}
