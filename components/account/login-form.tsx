'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ToastMessage } from '@/components/ui/use-toast';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { emailEntry } from '@/components/forms/email-entry';
import { FormField } from '@/components/forms/form-field';
import { loginSchema, type Credentials } from '@/lib/auth/credentials';
import { signIn } from '@/lib/auth/sign-in';
import { FormAlert } from './form-alert';
import { GoogleSignIn } from './google-sign-in';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';
import { useAuthTexts } from './use-auth-texts';
import { useBusy } from './use-busy';
import { useFormAlert } from './use-form-alert';
import { useLoginAlert } from './use-login-alert';
import { useMailRequests } from './use-mail-requests';
import { useSignInRedirect } from './use-sign-in-redirect';
import { useSignedInElsewhere } from './use-signed-in-elsewhere';

type LoginTask = 'sign-in' | 'reset' | 'resend' | 'google';

export function LoginForm() {
  const t = useTranslations('auth');
  const { faultText, failureText } = useAuthTexts();
  const form = useForm<Credentials>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { register, handleSubmit, reset, formState } = form;
  const { errors } = formState;
  const { busy, run, whenFree } = useBusy<LoginTask>();
  const { loginAlert, clearLoginAlert } = useLoginAlert((email) => {
    if (form.getValues('email') === '') form.setValue('email', email);
  });
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const { alert, clearAlert, ...formAlert } = useFormAlert(
    useCallback(() => {
      reset(undefined, { keepValues: true });
      setUnconfirmed(false);
    }, [reset]),
  );
  const { withRedirect, redirectSignedIn } = useSignInRedirect();
  useSignedInElsewhere(() => void run('sign-in', () => leave()));
  const { requestReset, resendConfirmation } = useMailRequests({ form, showAlert });

  function showAlert(message: ToastMessage) {
    clearLoginAlert();
    formAlert.showAlert(message);
  }

  async function leave(welcome?: ToastMessage) {
    reset();
    redirectSignedIn(welcome);
    return 'leaving' as const;
  }

  const onSubmit = handleSubmit(
    (credentials) =>
      run('sign-in', async () => {
        clearAlert();
        const result = await signIn(credentials);
        if (result.ok) {
          const title = t('login.success.title');
          return leave({ title, description: t('login.success.text'), variant: 'default' });
        }
        setUnconfirmed(result.failure.refusal === 'emailNotConfirmed');
        const description = failureText(result.failure, t('refusals.invalidCredentials'));
        showAlert({ title: t('login.failed'), description, variant: 'destructive' });
        return 'done';
      }),
    ({ email, password }) => {
      const isMissing = email?.message === 'emailMissing' || password !== undefined;
      showAlert({
        title: isMissing ? t('missing.title') : t('login.failed'),
        description: isMissing ? t('missing.login') : t('faults.emailInvalid'),
        variant: 'destructive',
      });
    },
  );

  return (
    <>
      {loginAlert && (
        <FormAlert {...loginAlert.content} {...(loginAlert.isSilent && { role: 'status' })} />
      )}
      <form method="post" noValidate onSubmit={whenFree(onSubmit)}>
        <FormField
          {...register('email')}
          {...emailEntry}
          autoComplete="username"
          aria-required
          label={t('fields.email')}
          error={faultText(errors.email)}
        />
        <PasswordField
          {...register('password')}
          autoComplete="current-password"
          aria-required
          label={t('fields.password')}
          error={faultText(errors.password)}
        />
        {alert && <FormAlert {...alert} />}
        <SubmitButton
          label={t('login.submit')}
          busyLabel={t('login.submitting')}
          busy={busy === 'sign-in'}
        />
        <Button
          variant="link"
          size="xs"
          aria-disabled={busy === 'reset' || undefined}
          onClick={() => void run('reset', requestReset)}
          type="button"
          className="mt-3 w-full"
        >
          {busy === 'reset' ? t('login.sendingReset') : t('login.forgot')}
        </Button>
      </form>
      {(isUnconfirmed || loginAlert?.canResend) && (
        <Button
          variant="outline"
          type="button"
          aria-disabled={busy === 'resend' || undefined}
          onClick={() => void run('resend', resendConfirmation)}
          className="mt-3 w-full"
        >
          {busy === 'resend' ? t('login.resending') : t('login.resend')}
        </Button>
      )}
      <GoogleSignIn busy={busy === 'google'} showAlert={showAlert} run={run} />
      <p className="mt-6 text-center">
        {t('login.noAccount')}{' '}
        <Button asChild variant="link" size="xs">
          <Link href={withRedirect('/signup')}>{t('login.signUp')}</Link>
        </Button>
      </p>
    </>
  );
}
