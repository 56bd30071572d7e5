import type { Locale } from '@/lib/i18n/locale';
import { plainWords } from '@/lib/i18n/translator';

/** What the form may have to say; `sent.text` has a place for the address. */
export function contactFormWords(locale: Locale) {
  const { fields, topics, faults, failures, sent, submit, submitting } = plainWords(
    locale,
    'contact',
  ).form;
  return { fields, topics, faults, failures, sent, submit, submitting };
}

export type ContactFormWords = ReturnType<typeof contactFormWords>;

/** The words of a field's fault; `lib/contact/contact-message` names faults as the messages do. */
export function contactFault(
  { faults }: ContactFormWords,
  error: { message?: string | undefined } | undefined,
): string | undefined {
  const name = error?.message;
  return name === undefined ? undefined : faults[name as keyof typeof faults];
}
