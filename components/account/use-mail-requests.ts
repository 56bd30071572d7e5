'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import type { ToastMessage } from '@/components/ui/use-toast';
import type { AuthResult } from '@/lib/auth/auth-failure';
import { resetRequestSchema, type Credentials } from '@/lib/auth/credentials';
import { requestPasswordReset, resendConfirmation } from '@/lib/auth/mail-requests';
import type { Locale } from '@/lib/i18n/locale';
import { useAuthTexts } from './use-auth-texts';

type MailRequest = {
  request: (locale: Locale, email: string) => Promise<AuthResult>;
  sent: { title: string; description: string };
  failed: string;
  failedText: string;
  /** The message for unexpected errors. */
  unexpected: string;
};

type Options = {
  form: UseFormReturn<Credentials>;
  showAlert: (message: ToastMessage) => void;
};

/** The e-mails that a shopper can request with only the e-mail field filled in. */
export function useMailRequests({ form, showAlert }: Options) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const { failureText } = useAuthTexts();

  async function send({ request, sent, failed, failedText, unexpected }: MailRequest) {
    const typed = resetRequestSchema.safeParse({ email: form.getValues('email') });
    if (!typed.success) {
      const fault = typed.error.issues[0]?.message ?? 'emailMissing';
      const isMissing = fault === 'emailMissing';
      form.setError('email', { message: fault }, { shouldFocus: true });
      showAlert({
        title: isMissing ? t('missing.title') : failed,
        description: isMissing ? t('reset.emailMissing') : t('faults.emailInvalid'),
        variant: 'destructive',
      });
      return 'done' as const;
    }
    const result = await request(locale, typed.data.email);
    if (result.ok) showAlert({ ...sent, variant: 'default' });
    else {
      const description =
        result.failure.refusal === 'unexpected'
          ? unexpected
          : failureText(result.failure, failedText);
      showAlert({ title: failed, description, variant: 'destructive' });
    }
    return 'done' as const;
  }

  return {
    requestReset: () =>
      send({
        request: requestPasswordReset,
        sent: { title: t('reset.sent.title'), description: t('reset.sent.text') },
        failed: t('reset.failed'),
        failedText: t('reset.sendFailed'),
        unexpected: t('reset.wentWrong'),
      }),
    resendConfirmation: () =>
      send({
        request: resendConfirmation,
        sent: { title: t('login.resent.title'), description: t('login.resent.text') },
        failed: t('login.resendFailed'),
        failedText: t('login.resendFailed'),
        unexpected: t('refusals.unexpected'),
      }),
  };
}
