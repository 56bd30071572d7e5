import { Banknote, CreditCard, Smartphone, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
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
    <span className="method-marks">
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
    <span key={mark} className="method-mark">
      <Icon icon={icons[method]} className="size-4 text-gilt" />
      {t(mark)}
    </span>
  ));
}
