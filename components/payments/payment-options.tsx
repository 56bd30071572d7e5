'use client';

import type { PaymentProvider } from '@/lib/env/payments';
import type { PaymentChoice } from '@/lib/payments/payment-choice';
import { PaymobOptions } from './paymob-options';
import { ProviderChoice } from './provider-choice';
import type { PaymentWords } from './payment-words';

type PaymentOptionsProps = {
  providers: readonly PaymentProvider[];
  choice: PaymentChoice;
  onChoose: (choice: PaymentChoice) => void;
  /** The payment system of the chosen provider is still on its way. */
  loading: boolean;
  words: PaymentWords;
};

/** The providers that the shop has; with one left its radio is still shown. */
export function PaymentOptions(props: PaymentOptionsProps) {
  const { providers, choice, onChoose, loading, words } = props;
  if (providers.length === 0) return <p className="mt-3">{words.none}</p>;
  return (
    <fieldset className="mt-4 grid gap-3">
      <legend className="sr-only">{words.choose}</legend>
      {providers.map((provider) => (
        <ProviderChoice
          key={provider}
          group="payment-provider"
          value={provider}
          checked={choice.provider === provider}
          onChoose={() => onChoose({ ...choice, provider })}
          label={words[provider].name}
          text={words[provider].text}
        >
          {provider === 'paymob' && (
            <PaymobOptions choice={choice} onChoose={onChoose} words={words} />
          )}
        </ProviderChoice>
      ))}
      {/* Kept free, as the pay button would jump, but mostly out of the space below. */}
      <p role="status" className="-mb-4 min-h-6 text-sm text-muted-foreground">
        {loading && words.loadingOptions}
      </p>
    </fieldset>
  );
}
