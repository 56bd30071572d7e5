'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from '@/components/navigation/use-navigate';
import { newPasswordSchema } from '@/lib/auth/new-credentials';
import { setNewPassword, type Recovery } from '@/lib/auth/recovery';
import { FormAlert } from './form-alert';
import { keepLoginAlert } from './login-alert';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';
import { useAuthTexts } from './use-auth-texts';
import { useBusy } from './use-busy';
import { useFormAlert } from './use-form-alert';

type NewPasswordFormProps = {
  /** Has the session of the reset link. */
  client: Extract<Recovery, { status: 'ready' }>['client'];
};

export function NewPasswordForm({ client }: NewPasswordFormProps) {
  const t = useTranslations('auth');
  const { faultText, failureText } = useAuthTexts();
  const navigate = useNavigate();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const { busy, run, whenFree } = useBusy<'update'>();
  const { alert, showAlert, clearAlert } = useFormAlert(
    useCallback(() => reset(undefined, { keepValues: true }), [reset]),
  );

  const onSubmit = handleSubmit(
    ({ password }) =>
      run('update', async () => {
        clearAlert();
        const result = await setNewPassword(client, password);
        if (result.ok) {
          keepLoginAlert({ title: t('reset.success.title'), text: t('reset.success.text') });
          reset();
          navigate.replace('/login');
          return 'leaving';
        }
        const description = failureText(result.failure, t('reset.failedText'));
        showAlert({ title: t('reset.failed'), description, variant: 'destructive' });
        return 'done';
      }),
    ({ password }) => {
      const isMissing = password?.message === 'passwordMissing';
      showAlert({
        title: t('invalidPassword'),
        description: isMissing ? t('faults.passwordShort') : (faultText(password) ?? ''),
        variant: 'destructive',
      });
    },
  );

  return (
    <form method="post" noValidate onSubmit={whenFree(onSubmit)}>
      <PasswordField
        {...register('password')}
        autoComplete="new-password"
        aria-required
        label={t('fields.newPassword')}
        description={t('fields.passwordHint')}
        error={faultText(formState.errors.password)}
      />
      {alert && <FormAlert {...alert} />}
      <SubmitButton
        label={t('reset.submit')}
        busyLabel={t('reset.submitting')}
        busy={busy !== null}
      />
    </form>
  );
}
