'use client';

import type { UseFormReturn } from 'react-hook-form';
import type { ToastMessage } from '@/components/feedback/toast-store';
import type { AuthResult } from '@/lib/auth/auth-failure';
import { resetRequestSchema, type Credentials } from '@/lib/auth/credentials';
import { requestPasswordReset, resendConfirmation } from '@/lib/auth/mail-requests';
import type { Locale } from '@/lib/i18n/locale';
import type { LoginWords } from './auth-words';
import { failureText } from './fault-text';

type MailRequest = {
  ask: (locale: Locale, email: string) => Promise<AuthResult>;
  sent: { title: string; text: string };
  failed: string;
  failedText: string;
  /** What a fault that nobody has foreseen is called. */
  unexpected: string;
};

type Options = {
  locale: Locale;
  words: LoginWords;
  form: UseFormReturn<Credentials>;
  tell: (message: ToastMessage) => void;
};

/** The mails that a shopper may ask for with nothing but the e-mail field filled in. */
export function useMailRequests({ locale, words, form, tell }: Options) {
  async function send({ ask, sent, failed, failedText, unexpected }: MailRequest) {
    const typed = resetRequestSchema.safeParse({ email: form.getValues('email') });
    if (!typed.success) {
      const fault = typed.error.issues[0]?.message ?? 'emailMissing';
      form.setError('email', { message: fault }, { shouldFocus: true });
      tell({
        title: fault === 'emailMissing' ? words.missing.title : failed,
        description:
          fault === 'emailMissing' ? words.reset.emailMissing : words.faults.emailInvalid,
        variant: 'destructive',
      });
      return 'done' as const;
    }
    const result = await ask(locale, typed.data.email);
    if (result.ok) tell({ title: sent.title, description: sent.text, variant: 'default' });
    else {
      const description =
        result.failure.refusal === 'unexpected'
          ? unexpected
          : failureText(words, result.failure, failedText);
      tell({ title: failed, description, variant: 'destructive' });
    }
    return 'done' as const;
  }

  return {
    requestReset: () =>
      send({
        ask: requestPasswordReset,
        sent: words.reset.sent,
        failed: words.reset.failed,
        failedText: words.reset.sendFailed,
        unexpected: words.reset.wentWrong,
      }),
    resendConfirmation: () =>
      send({
        ask: resendConfirmation,
        sent: words.resent,
        failed: words.resendFailed,
        failedText: words.resendFailed,
        unexpected: words.refusals.unexpected,
      }),
  };
}
