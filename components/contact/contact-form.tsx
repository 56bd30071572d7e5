'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from '@/components/navigation/link';
import { inlineLink } from '@/components/navigation/link-styles';
import { emailEntry } from '@/components/forms/email-entry';
import { FormField } from '@/components/forms/form-field';
import { ScriptButton } from '@/components/forms/script-button';
import { SelectField } from '@/components/forms/select-field';
import { TextareaField } from '@/components/forms/textarea-field';
import {
  contactFaults,
  contactMessageSchema,
  contactTopics,
  type ContactMessage,
  type ContactMessageInput,
} from '@/lib/contact/contact-message';
import { keepPhone } from '@/lib/phones/phone-input';
import { policyAnchors } from '@/lib/policies/policies';
import { ContactSent } from './contact-sent';
import { useSendMessage } from './use-send-message';

/** No topic is selected initially. */
const defaultValues = { name: '', email: '', phone: '', orderNumber: '', message: '', trap: '' };

export function ContactForm() {
  const t = useTranslations('contactForm');
  const send = useSendMessage();
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  const { register, handleSubmit, setError, getValues, reset, formState } = useForm<
    ContactMessageInput,
    unknown,
    ContactMessage
  >({
    resolver: zodResolver(contactMessageSchema),
    defaultValues,
  });
  const { errors, isSubmitting } = formState;

  const onSubmit = async (message: ContactMessage) => {
    const result = await send(message);
    if (!result.ok) {
      setError('root.sending', { message: t(`failures.${result.failure}`) });
      return;
    }
    setSent({ reference: result.reference, email: message.email });
    // Keeps the sender's data; the next message is a new one.
    const { name, email, phone } = getValues();
    reset({ ...defaultValues, name, email, phone });
  };

  const field = (name: 'name' | 'email' | 'phone' | 'orderNumber' | 'topic' | 'message') => {
    const fault = contactFaults.find((known) => known === errors[name]?.message);
    return { label: t(`fields.${name}`), error: fault && t(`faults.${fault}`) };
  };
  const required = { 'aria-required': true, starred: true };

  if (sent) return <ContactSent {...sent} onAnother={() => setSent(null)} />;
  return (
    <form
      method="post"
      noValidate
      onSubmit={isSubmitting ? (event) => event.preventDefault() : handleSubmit(onSubmit)}
      className="rounded-lg border border-border bg-card p-5 pt-1 sm:p-7 sm:pt-3"
    >
      <div className="grid gap-x-5 sm:grid-cols-2">
        <FormField
          {...register('name')}
          {...field('name')}
          {...required}
          autoComplete="name"
          dir="auto"
        />
        <FormField {...register('email')} {...field('email')} {...required} {...emailEntry} />
        <FormField
          {...register('phone', {
            onChange: ({ target }: { target: HTMLInputElement }) => keepPhone(target),
          })}
          {...field('phone')}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel"
        />
        <FormField
          {...register('orderNumber')}
          {...field('orderNumber')}
          description={t('fields.orderNumberHint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <SelectField
        {...register('topic')}
        {...field('topic')}
        {...required}
        placeholder={t('fields.topicPlaceholder')}
        options={contactTopics.map((id) => ({ id, name: t(`topics.${id}`) }))}
      />
      <TextareaField
        {...register('message')}
        {...field('message')}
        {...required}
        rows={7}
        dir="auto"
      />
      <div hidden>
        <FormField
          {...register('trap')}
          autoComplete="off"
          tabIndex={-1}
          label={t('fields.trap')}
        />
      </div>
      <p className="mt-4 text-sm text-muted-foreground">
        {t.rich('privacy', {
          privacy: (chunks) => (
            <Link href={`/about#${policyAnchors.privacy}`} className={inlineLink}>
              {chunks}
            </Link>
          ),
        })}
      </p>
      <ScriptButton type="submit" isBusy={isSubmitting} className="mt-5 max-sm:w-full">
        {t(isSubmitting ? 'submitting' : 'submit')}
      </ScriptButton>
      <p role="alert" className="mt-3 font-semibold text-destructive empty:hidden">
        {errors.root?.['sending']?.message}
      </p>
    </form>
  );
}
