import { CreditCard, Zap } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Badge } from '@/components/ui/badge';
import type { PaymentProvider } from '@/lib/payments/payment-choice';

/** The provider's name as it is written at outlets and on payment pages. */
const marks = {
  fawry: { word: 'fawry', icon: Zap },
  paymob: { word: 'paymob', icon: CreditCard },
} as const;

/** A badge of the shop's own drawing, not the provider's logo. */
export function PaymentMark({ provider }: { provider: PaymentProvider }) {
  const t = useTranslations('payments');
  const { word, icon } = marks[provider];
  return (
    <Badge
      variant="outline"
      role="img"
      aria-label={t(`${provider}.name`)}
      className="w-auto rounded-md bg-card py-0 text-sm font-extrabold"
    >
      <Icon icon={icon} className="size-4 text-gilt" />
      <span dir="ltr" lang="en">
        {word}
      </span>
    </Badge>
  );
}
