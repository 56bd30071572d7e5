import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { PaymentProvider, PaymobMethod } from '@/lib/payments/payment-choice';

type Method = PaymobMethod | 'outlet';

export const methodsOf: Record<PaymentProvider, readonly Method[]> = {
  fawry: ['card', 'wallet', 'outlet'],
  paymob: ['card', 'wallet', 'kiosk'],
};

const icons = {
  card: 'card',
  wallet: 'phone',
  outlet: 'cash',
  kiosk: 'cash',
} as const satisfies Record<Method, IconName>;

/** The schemes of the cards, and an icon for everything else. Drawn by the shop, not the schemes' logos. */
export function MethodMarks({ methods }: { methods: readonly Method[] }) {
  const t = useTranslations('payments.marks');
  return (
    <span className="method-marks">
      {methods.map((method) => (
        <Fragment key={method}>
          {(method === 'card' ? (['visa', 'mastercard', 'meeza'] as const) : [method]).map(
            (mark) => (
              <span key={mark} className="method-mark">
                <Icon name={icons[method]} className="size-4" />
                {t(mark)}
              </span>
            ),
          )}
        </Fragment>
      ))}
    </span>
  );
}
