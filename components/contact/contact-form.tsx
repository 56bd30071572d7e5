'use client';

import type { ReactNode } from 'react';
import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { Button } from '@/components/ui/button';
import { emailEntry } from '@/components/ui/email-entry';
import { FormField } from '@/components/ui/form-field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { contactTopics } from '@/lib/contact/contact-message';
import type { Locale } from '@/lib/i18n/locale';
import { keepPhone } from '@/lib/phones/phone-input';
import { ContactSent } from './contact-sent';
import { contactFault, type ContactFormWords } from './contact-words';
import { useContactForm } from './use-contact-form';

type ContactFormProps = { locale: Locale; words: ContactFormWords; children: ReactNode };

/** `children`: what happens to the words that are written here, above the button. */
export function ContactForm({ locale, words, children }: ContactFormProps) {
  const { form, submit, failure, sent, writeAnother } = useContactForm(locale);
  const { errors, isSubmitting } = form.formState;
  const isReady = useHasScripts();
  const { fields, topics } = words;
  if (sent) return <ContactSent {...sent} words={words.sent} onAnother={writeAnother} />;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) submit(event);
      }}
      className="rounded-lg border border-border bg-card p-5 pt-1 sm:p-7 sm:pt-3"
    >
      <div className="grid gap-x-5 sm:grid-cols-2">
        <FormField
          {...form.register('name')}
          autoComplete="name"
          dir="auto"
          aria-required
          starred
          label={fields.name}
          fault={contactFault(words, errors.name)}
        />
        <FormField
          {...form.register('email')}
          {...emailEntry}
          aria-required
          starred
          label={fields.email}
          fault={contactFault(words, errors.email)}
        />
        <FormField
          {...form.register('phone', {
            onChange: ({ target }: { target: HTMLInputElement }) => keepPhone(target),
          })}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel"
          label={fields.phone}
          fault={contactFault(words, errors.phone)}
        />
        <FormField
          {...form.register('orderNumber')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={fields.orderNumber}
          hint={fields.orderNumberHint}
          fault={contactFault(words, errors.orderNumber)}
        />
      </div>
      <SelectField
        {...form.register('topic')}
        aria-required
        starred
        label={fields.topic}
        placeholder={fields.topicPlaceholder}
        options={contactTopics.map((id) => ({ id, name: topics[id] }))}
        fault={contactFault(words, errors.topic)}
      />
      <TextAreaField
        {...form.register('message')}
        rows={7}
        dir="auto"
        aria-required
        starred
        label={fields.message}
        fault={contactFault(words, errors.message)}
      />
      <div hidden>
        <FormField
          {...form.register('trap')}
          autoComplete="off"
          tabIndex={-1}
          label={fields.trap}
        />
      </div>
      <div className="mt-4 text-sm text-muted-foreground">{children}</div>
      <Button
        type="submit"
        disabled={!isReady}
        aria-disabled={isSubmitting || undefined}
        className="mt-5 max-sm:w-full"
      >
        {isSubmitting ? words.submitting : words.submit}
      </Button>
      <p role="alert" className="mt-3 font-semibold text-destructive empty:hidden">
        {failure && words.failures[failure]}
      </p>
    </form>
  );
}
