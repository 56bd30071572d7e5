'use client';

import { useRef, useState, type SyntheticEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  contactMessageSchema,
  type ContactForm,
  type ContactMessage,
} from '@/lib/contact/contact-message';
import type { ContactFailure, SentMessage } from '@/lib/contact/send-contact-message';
import { withoutAnswer } from '@/lib/functions/function-failure';
import type { Locale } from '@/lib/i18n/locale';

const emptyForm = {
  name: '',
  email: '',
  phone: '',
  orderNumber: '',
  topic: '' as ContactForm['topic'],
  message: '',
  trap: '',
};

/** Loaded when a message is sent. Code that does not arrive, as the network is away, is a shop out of reach. */
async function send(locale: Locale, key: string, message: ContactMessage): Promise<SentMessage> {
  try {
    const [{ visitorClient }, { sendContactMessage }] = await Promise.all([
      import('@/lib/supabase/visitor-client'),
      import('@/lib/contact/send-contact-message'),
    ]);
    return await sendContactMessage(visitorClient(), locale, key, message);
  } catch (error) {
    withoutAnswer(error);
    return { ok: false, failure: 'unreachable' };
  }
}

export function useContactForm(locale: Locale) {
  const form = useForm({ resolver: zodResolver(contactMessageSchema), defaultValues: emptyForm });
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  const [failure, setFailure] = useState<ContactFailure | null>(null);
  // A message that is sent again, as nobody knows whether it arrived, goes under the key that it had.
  const attempt = useRef({ text: '', key: '' });

  async function sendMessage(message: ContactMessage) {
    setFailure(null);
    const text = JSON.stringify(message);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    const outcome = await send(locale, attempt.current.key, message);
    if (!outcome.ok) {
      setFailure(outcome.failure);
      return;
    }
    setSent({ reference: outcome.reference, email: message.email });
    // Who they are stays; the next message is another one.
    form.reset({ ...form.getValues(), topic: emptyForm.topic, message: '', orderNumber: '' });
  }

  const submit = (event: SyntheticEvent) => void form.handleSubmit(sendMessage)(event);

  return { form, submit, failure, sent, writeAnother: () => setSent(null) };
}
