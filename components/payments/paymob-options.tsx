'use client';

import { FormField } from '@/components/ui/form-field';
import { keepPhone } from '@/lib/phones/phone-input';
import { paymobMethods, type PaymentChoice } from '@/lib/payments/payment-choice';
import { ProviderChoice } from './provider-choice';
import type { PaymentWords } from './payment-words';

type PaymobOptionsProps = {
  choice: PaymentChoice;
  onChoose: (choice: PaymentChoice) => void;
  words: PaymentWords;
};

/** The ways to pay with Paymob, none of them chosen for the shopper. */
export function PaymobOptions({ choice, onChoose, words }: PaymobOptionsProps) {
  const { methods } = words;
  return (
    <fieldset className="px-4 pb-4">
      <legend className="mb-2 text-sm text-muted-foreground">{methods.legend}</legend>
      <div className="grid gap-2">
        {paymobMethods.map((method) => (
          <ProviderChoice
            key={method}
            group="paymob-method"
            value={method}
            checked={choice.method === method}
            onChoose={() => onChoose({ ...choice, method })}
            label={methods[method]}
          />
        ))}
      </div>
      {choice.method === 'wallet' && (
        <FormField
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel-national"
          name="walletPhone"
          value={choice.walletPhone}
          onChange={(event) => {
            keepPhone(event.target);
            onChoose({ ...choice, walletPhone: event.target.value });
          }}
          aria-required
          starred
          label={methods.walletPhone}
          hint={methods.walletHint}
        />
      )}
    </fieldset>
  );
}
