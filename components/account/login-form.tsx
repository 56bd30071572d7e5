'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ToastMessage } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { loginSchema, type Credentials } from '@/lib/auth/credentials';
import { signIn } from '@/lib/auth/sign-in';
import type { Locale } from '@/lib/i18n/locale';
import type { LoginWords } from './auth-words';
import { failureText, faultText } from './fault-text';
import { emailEntry } from '@/components/ui/email-entry';
import { FormField } from '@/components/ui/form-field';
import { GoogleSignIn } from './google-sign-in';
import { DoorNote } from './door-note';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';
import { useArrival } from './use-arrival';
import { useBusy } from './use-busy';
import { useMailRequests } from './use-mail-requests';
import { useTold } from './use-told';
import { useSignedInElsewhere } from './use-signed-in-elsewhere';
import { useWayBack } from './use-way-back';

export type LoginTask = 'sign-in' | 'reset' | 'resend' | 'google';

export function LoginForm({ locale, words }: { locale: Locale; words: LoginWords }) {
  const form = useForm<Credentials>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;
  const { busy, run, whenFree } = useBusy<LoginTask>();
  const { arrival, forgetArrival } = useArrival(words);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const { reset } = form;
  const { told, forget, ...teller } = useTold(
    useCallback(() => {
      reset(undefined, { keepValues: true });
      setUnconfirmed(false);
    }, [reset]),
  );
  const { doorAt, goOn } = useWayBack(locale);
  useSignedInElsewhere(() => void run('sign-in', () => leave()));
  const mail = useMailRequests({ locale, words, form, tell });

  function tell(message: ToastMessage) {
    forgetArrival();
    teller.tell(message);
  }

  async function leave(welcome?: ToastMessage) {
    reset();
    goOn(welcome);
    return 'leaving' as const;
  }

  const submit = form.handleSubmit(
    (credentials) =>
      run('sign-in', async () => {
        forget();
        const result = await signIn(credentials);
        if (result.ok) {
          const { title, text } = words.success;
          return leave({ title, description: text, variant: 'default' });
        }
        setUnconfirmed(result.failure.refusal === 'emailNotConfirmed');
        const description = failureText(words, result.failure, words.refusals.invalidCredentials);
        tell({ title: words.failed, description, variant: 'destructive' });
        return 'done';
      }),
    ({ email, password }) => {
      const isMissing = email?.message === 'emailMissing' || password !== undefined;
      tell({
        title: isMissing ? words.missing.title : words.failed,
        description: isMissing ? words.missing.login : words.faults.emailInvalid,
        variant: 'destructive',
      });
    },
  );

  return (
    <>
      {arrival && <DoorNote {...arrival.note} {...(arrival.isNews && { role: 'status' })} />}
      <form method="post" noValidate onSubmit={whenFree(submit)}>
        <FormField
          {...form.register('email')}
          {...emailEntry}
          autoComplete="username"
          aria-required
          label={words.fields.email}
          fault={faultText(words, errors.email)}
        />
        <PasswordField
          {...form.register('password')}
          autoComplete="current-password"
          aria-required
          label={words.fields.password}
          words={words.fields}
          fault={faultText(words, errors.password)}
        />
        {told && <DoorNote {...told} />}
        <SubmitButton label={words.submit} busyLabel={words.submitting} busy={busy === 'sign-in'} />
        <Button
          variant="link"
          size="bare"
          aria-disabled={busy === 'reset' || undefined}
          onClick={() => void run('reset', mail.requestReset)}
          type="button"
          className="mt-3 w-full"
        >
          {busy === 'reset' ? words.sendingReset : words.forgot}
        </Button>
      </form>
      {(isUnconfirmed || arrival?.resend) && (
        <Button
          variant="outline"
          type="button"
          aria-disabled={busy === 'resend' || undefined}
          onClick={() => void run('resend', mail.resendConfirmation)}
          className="mt-3 w-full"
        >
          {busy === 'resend' ? words.resending : words.resend}
        </Button>
      )}
      <GoogleSignIn locale={locale} words={words} busy={busy === 'google'} tell={tell} run={run} />
      <p className="mt-6 text-center">
        {words.noAccount}{' '}
        <a href={doorAt('/signup')} className="btn btn-link btn-bare">
          {words.signUp}
        </a>
      </p>
    </>
  );
}
