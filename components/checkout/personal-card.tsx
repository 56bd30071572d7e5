'use client';

import type { UseFormReturn } from 'react-hook-form';
import { emailEntry } from '@/components/ui/email-entry';
import { FormField } from '@/components/ui/form-field';
import type { CheckoutForm } from '@/lib/checkout/checkout-form';
import { Card } from './card';
import type { CheckoutWords } from './checkout-words';
import { fieldFault, phoneFault } from './field-fault';
import { PhoneInput } from './phone-input';
import type { PhoneName, Phones } from './use-phones';

type PersonalCardProps = {
  form: UseFormReturn<CheckoutForm>;
  phones: Phones;
  onEdit: (field: keyof CheckoutForm) => void;
  onPhoneLeft: (name: PhoneName) => void;
  words: CheckoutWords;
};

export function PersonalCard({ form, phones, onEdit, onPhoneLeft, words }: PersonalCardProps) {
  const { errors } = form.formState;
  const { fields } = words;
  const common = (name: keyof CheckoutForm & keyof typeof fields) => ({
    ...form.register(name, { onChange: () => onEdit(name) }),
    label: fields[name],
    fault: fieldFault(words, errors[name]),
    starred: true,
    'aria-required': true,
  });
  const phone = (name: PhoneName) => ({
    ...common(name),
    ...form.register(name, {
      onChange: () => onEdit(name),
      onBlur: () => onPhoneLeft(name),
    }),
    fault: phoneFault(words, name, phones[name]) ?? fieldFault(words, errors[name]),
    placeholder: fields.phonePlaceholder,
  });
  return (
    <Card title={words.personal.title}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormField {...common('firstName')} autoComplete="given-name" dir="auto" />
        <FormField {...common('lastName')} autoComplete="family-name" dir="auto" />
      </div>
      <FormField {...common('email')} {...emailEntry} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <PhoneInput {...phone('phone')} autoComplete="tel" />
        <PhoneInput {...phone('additionalPhone')} autoComplete="off" />
      </div>
    </Card>
  );
}
