'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { emailEntry } from '@/components/forms/email-entry';
import { FormField } from '@/components/forms/form-field';
import { signupSchema, type NewAccount } from '@/lib/auth/new-credentials';
import { signUp } from '@/lib/auth/mail-requests';
import { FormAlert } from './form-alert';
import { keepLoginAlert } from './login-alert';
import { PasswordField } from './password-field';
import { PhoneField } from './phone-field';
import { SubmitButton } from './submit-button';
import { useAuthTexts } from './use-auth-texts';
import { useBusy } from './use-busy';
import { useFormAlert } from './use-form-alert';
import { useSignInRedirect } from './use-sign-in-redirect';

export function SignupForm() {
  const t = useTranslations('auth');
  const locale = useLocale();
  const { faultText, failureText } = useAuthTexts();
  const { register, handleSubmit, reset, formState } = useForm<NewAccount>({
    resolver: zodResolver(signupSchema),
    defaultValues: { fullName: '', email: '', phone: '', password: '' },
  });
  const { errors } = formState;
  const { busy, run, whenFree } = useBusy<'sign-up'>();
  const { alert, showAlert, clearAlert } = useFormAlert(
    useCallback(() => reset(undefined, { keepValues: true }), [reset]),
  );
  const { withRedirect, openLogin } = useSignInRedirect();

  /** Reports missing fields first, then the password, then the others. */
  function invalidForm(invalid: FieldErrors<NewAccount>) {
    const faults = Object.values(invalid).map((error) => error.message ?? '');
    if (faults.some((fault) => fault.endsWith('Missing')))
      return { title: t('missing.title'), description: t('missing.signup') };
    const password = faultText(invalid.password);
    return password
      ? { title: t('invalidPassword'), description: password }
      : { title: t('signup.failed'), description: t('checkFields') };
  }

  const onSubmit = handleSubmit(
    (account) =>
      run('sign-up', async () => {
        clearAlert();
        const result = await signUp(locale, account);
        if (result.ok) {
          const { email } = account;
          keepLoginAlert(
            { title: t('signup.success.title'), text: t('signup.success.text') },
            { email, detail: t('signup.success.sentTo', { email: `\u2068${email}\u2069` }) },
          );
          reset();
          openLogin();
          return 'leaving';
        }
        const description = failureText(result.failure, t('signup.failedText'));
        showAlert({ title: t('signup.failed'), description, variant: 'destructive' });
        return 'done';
      }),
    (invalid) => showAlert({ ...invalidForm(invalid), variant: 'destructive' }),
  );

  return (
    <>
      <form method="post" noValidate onSubmit={whenFree(onSubmit)}>
        <FormField
          {...register('fullName')}
          autoComplete="name"
          dir="auto"
          aria-required
          label={t('fields.fullName')}
          error={faultText(errors.fullName)}
        />
        <FormField
          {...register('email')}
          {...emailEntry}
          aria-required
          label={t('fields.email')}
          error={faultText(errors.email)}
        />
        <PhoneField
          {...register('phone')}
          aria-required
          label={t('fields.phone')}
          placeholder={t('fields.phonePlaceholder')}
          error={faultText(errors.phone)}
        />
        <PasswordField
          {...register('password')}
          autoComplete="new-password"
          aria-required
          label={t('fields.password')}
          description={t('fields.passwordHint')}
          error={faultText(errors.password)}
        />
        {alert && <FormAlert {...alert} />}
        <SubmitButton
          label={t('signup.submit')}
          busyLabel={t('signup.submitting')}
          busy={busy !== null}
        />
      </form>
      <p className="mt-6 text-center">
        {t('signup.haveAccount')}{' '}
        <Button asChild variant="link" size="xs">
          <Link href={withRedirect('/login')}>{t('signup.signIn')}</Link>
        </Button>
      </p>
    </>
  );
}
