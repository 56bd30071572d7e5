'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PhoneField } from '@/components/account/phone-field';
import { SubmitButton } from '@/components/account/submit-button';
import { FormField } from '@/components/ui/form-field';
import { trackQuestionSchema, type TrackQuestion } from '@/lib/orders/track-order';
import type { TrackWords } from './track-words';

type TrackFormProps = {
  words: TrackWords;
  isAsking: boolean;
  onAsk: (question: TrackQuestion) => void;
};

/** How an order number is written, in either language. */
const numberForm = 'ZD-XXXX-XXXX';

type Fault = { message?: string | undefined } | undefined;

/** Its fields are never part of an address: a phone number does not belong into one. */
export function TrackForm({ words, isAsking, onAsk }: TrackFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(trackQuestionSchema),
    defaultValues: { orderNumber: '', phone: '' },
  });
  const { errors } = formState;
  const textOf = (fault: Fault) => words.faults[fault?.message as keyof TrackWords['faults']];
  const submit = handleSubmit((question) => {
    if (!isAsking) onAsk(question);
  });

  return (
    <form
      method="post"
      noValidate
      className="panel [&>:first-child]:mt-0"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <FormField
        {...register('orderNumber')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        placeholder={numberForm}
        aria-required
        label={words.form.orderNumber}
        hint={words.form.orderHint}
        fault={textOf(errors.orderNumber)}
      />
      <PhoneField
        {...register('phone')}
        maxLength={40}
        aria-required
        label={words.form.phone}
        hint={words.form.phoneHint}
        fault={textOf(errors.phone)}
      />
      <SubmitButton label={words.form.submit} busyLabel={words.form.submitting} busy={isAsking} />
    </form>
  );
}
