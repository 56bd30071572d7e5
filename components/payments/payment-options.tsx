'use client';

import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { FormField } from '@/components/forms/form-field';
import {
  paymobMethods,
  type PaymentChoice,
  type PaymentProvider,
} from '@/lib/payments/payment-choice';
import { keepPhone } from '@/lib/phones/phone-input';
import { MethodMarks, methodsOf } from './method-marks';
import { PaymentMark } from './payment-mark';

type Choosing = { choice: PaymentChoice; onChoose: (choice: PaymentChoice) => void };

type PaymentOptionsProps = Choosing & {
  providers: readonly PaymentProvider[];
  /** The selected provider's script is loading. */
  loading: boolean;
};

/** The available providers; a single one still has a radio button. */
export function PaymentOptions({ providers, choice, onChoose, loading }: PaymentOptionsProps) {
  const t = useTranslations('payments');
  const hasScripts = useHasScripts();
  if (providers.length === 0) return <p className="mt-3">{t('none')}</p>;
  return (
    <fieldset disabled={!hasScripts} className="mt-4 grid min-w-0 grid-cols-1 gap-3">
      <legend className="sr-only">{t('choose')}</legend>
      {providers.map((provider) => (
        <PayChoice
          key={provider}
          group="payment-provider"
          value={provider}
          checked={choice.provider === provider}
          onChoose={() => onChoose({ ...choice, provider })}
          label={t(`${provider}.name`)}
          text={t(`${provider}.text`)}
          mark={<PaymentMark provider={provider} />}
          methods={<MethodMarks methods={methodsOf[provider]} />}
        >
          {provider === 'paymob' && <PaymobMethods choice={choice} onChoose={onChoose} />}
        </PayChoice>
      ))}
      {/* Reserves its space, so that the pay button does not move, but mostly overlaps the gap below. */}
      <p role="status" className="-mb-4 min-h-6 text-sm text-muted-foreground">
        {loading && t('loadingOptions')}
      </p>
    </fieldset>
  );
}

/** No method is preselected. */
function PaymobMethods({ choice, onChoose }: Choosing) {
  const t = useTranslations('payments.methods');
  return (
    <fieldset className="px-4 pb-4">
      <legend className="mb-2 text-sm text-muted-foreground">{t('legend')}</legend>
      <div className="grid gap-2">
        {paymobMethods.map((method) => (
          <PayChoice
            key={method}
            group="paymob-method"
            value={method}
            checked={choice.method === method}
            onChoose={() => onChoose({ ...choice, method })}
            label={t(method)}
            methods={method === 'card' && <MethodMarks methods={[method]} />}
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
          label={t('walletPhone')}
          description={t('walletHint')}
        />
      )}
    </fieldset>
  );
}

type PayChoiceProps = {
  /** The group's name in the form. */
  group: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  label: string;
  text?: string;
  mark?: ReactNode;
  /** The marks of what it accepts. */
  methods?: ReactNode;
  children?: ReactNode;
};

/** One way to pay: a large click target around its radio button, and its fields while it is selected. */
function PayChoice(props: PayChoiceProps) {
  const { group, value, checked, onChoose, label, text, mark, methods, children } = props;
  const id = useId();
  return (
    <div
      data-checked={checked || undefined}
      // A word may be wider than it when letters are large.
      className="rounded-md border border-input bg-background wrap-anywhere data-checked:border-primary data-checked:inset-ring data-checked:inset-ring-primary"
    >
      <label className="flex min-h-13 cursor-pointer items-center gap-3.5 px-4 py-2.5">
        <input
          type="radio"
          name={group}
          value={value}
          checked={checked}
          onChange={onChoose}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-text`}
          className="size-5 flex-none accent-primary"
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <b id={`${id}-label`}>{label}</b>
            {mark}
          </span>
          <span id={`${id}-text`} className="block text-sm text-muted-foreground">
            {text && <span className="block">{text}</span>}
            {methods}
          </span>
        </span>
      </label>
      {checked && children}
    </div>
  );
}
