'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { emailEntry } from '@/components/forms/email-entry';
import { FormField } from '@/components/forms/form-field';
import type { CheckoutValues } from '@/lib/checkout/checkout-values';
import type { PhoneState } from '@/lib/checkout/phone-state';
import { keepPhone } from '@/lib/phones/phone-input';
import { CheckoutCard } from './card';
import { useFieldFault } from './use-field-fault';
import type { PhoneName } from './use-phones';

type PersonalCardProps = {
  phones: Record<PhoneName, PhoneState>;
  onPhoneLeft: (name: PhoneName) => void;
};

export function PersonalCard({ phones, onPhoneLeft }: PersonalCardProps) {
  const t = useTranslations('checkout');
  const { register, formState } = useFormContext<CheckoutValues>();
  const { defaultValues } = formState;
  const faultOf = useFieldFault();
  const phoneFaultOf = usePhoneFault();
  const common = (name: 'firstName' | 'lastName' | 'email') => ({
    ...register(name),
    defaultValue: defaultValues?.[name],
    label: t(`fields.${name}`),
    error: faultOf(name),
    starred: true,
    'aria-required': true,
  });
  const phone = (name: PhoneName) => ({
    ...register(name, { onBlur: () => onPhoneLeft(name) }),
    defaultValue: defaultValues?.[name],
    label: t(`fields.${name}`),
    error: phoneFaultOf(name, phones[name]) ?? faultOf(name),
    starred: true,
    'aria-required': true,
    placeholder: t('fields.phonePlaceholder'),
  });
  return (
    <CheckoutCard title={t('personal.title')}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormField {...common('firstName')} autoComplete="given-name" dir="auto" />
        <FormField {...common('lastName')} autoComplete="family-name" dir="auto" />
      </div>
      <FormField {...common('email')} {...emailEntry} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <PhoneInput {...phone('phone')} autoComplete="tel" />
        <PhoneInput {...phone('additionalPhone')} autoComplete="off" />
      </div>
    </CheckoutCard>
  );
}

/** The error of a phone field, if any. */
function usePhoneFault() {
  const t = useTranslations('checkout.faults');
  return (name: PhoneName, state: PhoneState): string | undefined => {
    switch (state.status) {
      case 'valid':
        return undefined;
      case 'pending':
        return t(`${name}Pending`);
      case 'invalid':
        return t(`${name}${state.fault}`);
    }
  };
}

/** A phone number field that keeps only digits and plus signs. */
function PhoneInput({ onChange, ...field }: ComponentProps<typeof FormField>) {
  return (
    <FormField
      {...field}
      type="tel"
      dir="ltr"
      inputMode="tel"
      onChange={(event) => {
        keepPhone(event.target);
        onChange?.(event);
      }}
    />
  );
}
