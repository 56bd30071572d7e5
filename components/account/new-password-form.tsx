'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { newPasswordSchema } from '@/lib/auth/credentials';
import { setNewPassword, type Recovery } from '@/lib/auth/recovery';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { tellAtLogin } from './arrival';
import type { ResetWords } from './auth-words';
import { DoorNote } from './door-note';
import { failureText, faultText } from './fault-text';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';
import { useBusy } from './use-busy';
import { useTold } from './use-told';

type NewPasswordFormProps = {
  locale: Locale;
  words: ResetWords;
  client: Extract<Recovery, { status: 'ready' }>['client'];
};

export function NewPasswordForm({ locale, words, client }: NewPasswordFormProps) {
  const router = useRouter();
  const form = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const { busy, run, whenFree } = useBusy<'update'>();
  const { reset } = form;
  const { told, tell, forget } = useTold(
    useCallback(() => reset(undefined, { keepValues: true }), [reset]),
  );
  const fault = faultText(words, form.formState.errors.password);

  const submit = form.handleSubmit(
    ({ password }) =>
      run('update', async () => {
        forget();
        const result = await setNewPassword(client, password);
        if (result.ok) {
          tellAtLogin(words.success);
          reset();
          router.replace(localePath(locale, '/login'));
          return 'leaving';
        }
        const description = failureText(words, result.failure, words.failedText);
        tell({ title: words.failed, description, variant: 'destructive' });
        return 'done';
      }),
    ({ password }) => {
      const isMissing = password?.message === 'passwordMissing';
      tell({
        title: words.invalidPassword,
        description: isMissing ? words.faults.passwordShort : (faultText(words, password) ?? ''),
        variant: 'destructive',
      });
    },
  );

  return (
    <form method="post" noValidate onSubmit={whenFree(submit)}>
      <PasswordField
        {...form.register('password')}
        autoComplete="new-password"
        aria-required
        label={words.fields.newPassword}
        hint={words.fields.passwordHint}
        words={words.fields}
        fault={fault}
      />
      {told && <DoorNote {...told} />}
      <SubmitButton label={words.submit} busyLabel={words.submitting} busy={busy !== null} />
    </form>
  );
}
