import { Banknote, CreditCard, Smartphone, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Badge } from '@/components/ui/badge';
import type { PaymentProvider, PaymobMethod } from '@/lib/payments/payment-choice';

type Method = PaymobMethod | 'outlet';

export const methodsOf: Record<PaymentProvider, readonly Method[]> = {
  fawry: ['card', 'wallet', 'outlet'],
  paymob: ['card', 'wallet', 'kiosk'],
};

const icons = {
  card: CreditCard,
  wallet: Smartphone,
  outlet: Banknote,
  kiosk: Banknote,
} as const satisfies Record<Method, IconNode>;

/** The schemes of the cards, and an icon for everything else. Drawn by the shop, not the schemes' logos. */
export function MethodMarks({ methods }: { methods: readonly Method[] }) {
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {methods.map((method) => (
        <Marks key={method} method={method} />
      ))}
    </span>
  );
}

function Marks({ method }: { method: Method }) {
  const t = useTranslations('payments.marks');
  const marks = method === 'card' ? (['visa', 'mastercard', 'meeza'] as const) : [method];
  return marks.map((mark) => (
    <Badge key={mark} variant="outline" className="shrink rounded-md bg-card px-1.5 py-0">
      <Icon icon={icons[method]} className="size-4 text-gilt" />
      {t(mark)}
    </Badge>
  ));
}
