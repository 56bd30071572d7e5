'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { signupSchema, type NewAccount } from '@/lib/auth/credentials';
import { signUp } from '@/lib/auth/mail-requests';
import type { Locale } from '@/lib/i18n/locale';
import { tellAtLogin } from './arrival';
import type { SignupWords } from './auth-words';
import { DoorNote } from './door-note';
import { failureText, faultText } from './fault-text';
import { emailEntry } from '@/components/ui/email-entry';
import { FormField } from '@/components/ui/form-field';
import { PasswordField } from './password-field';
import { PhoneField } from './phone-field';
import { SubmitButton } from './submit-button';
import { useBusy } from './use-busy';
import { useTold } from './use-told';
import { useWayBack } from './use-way-back';

/** What the toast says of a form that is not filled in: what is missing first, then the password, then the rest. */
function toastOf(words: SignupWords, errors: FieldErrors<NewAccount>) {
  const names = Object.values(errors).map((error) => error.message ?? '');
  if (names.some((name) => name.endsWith('Missing')))
    return { title: words.missing.title, description: words.missing.signup };
  const password = faultText(words, errors.password);
  if (password) return { title: words.invalidPassword, description: password };
  return { title: words.failed, description: words.checkFields };
}

export function SignupForm({ locale, words }: { locale: Locale; words: SignupWords }) {
  const form = useForm<NewAccount>({
    resolver: zodResolver(signupSchema),
    defaultValues: { fullName: '', email: '', phone: '', password: '' },
  });
  const { errors } = form.formState;
  const { busy, run, whenFree } = useBusy<'sign-up'>();
  const { reset } = form;
  const { told, tell, forget } = useTold(
    useCallback(() => reset(undefined, { keepValues: true }), [reset]),
  );
  const { doorAt, goToDoor } = useWayBack(locale);

  const submit = form.handleSubmit(
    (account) =>
      run('sign-up', async () => {
        forget();
        const result = await signUp(locale, account);
        if (result.ok) {
          tellAtLogin(words.success);
          reset();
          goToDoor('/login');
          return 'leaving';
        }
        const description = failureText(words, result.failure, words.failedText);
        tell({ title: words.failed, description, variant: 'destructive' });
        return 'done';
      }),
    (faults) => tell({ ...toastOf(words, faults), variant: 'destructive' }),
  );

  return (
    <>
      <form method="post" noValidate onSubmit={whenFree(submit)}>
        <FormField
          {...form.register('fullName')}
          autoComplete="name"
          dir="auto"
          aria-required
          label={words.fields.fullName}
          fault={faultText(words, errors.fullName)}
        />
        <FormField
          {...form.register('email')}
          {...emailEntry}
          aria-required
          label={words.fields.email}
          fault={faultText(words, errors.email)}
        />
        <PhoneField
          {...form.register('phone')}
          aria-required
          label={words.fields.phone}
          placeholder={words.fields.phonePlaceholder}
          fault={faultText(words, errors.phone)}
        />
        <PasswordField
          {...form.register('password')}
          autoComplete="new-password"
          aria-required
          label={words.fields.password}
          hint={words.fields.passwordHint}
          words={words.fields}
          fault={faultText(words, errors.password)}
        />
        {told && <DoorNote {...told} />}
        <SubmitButton label={words.submit} busyLabel={words.submitting} busy={busy !== null} />
      </form>
      <p className="mt-6 text-center">
        {words.haveAccount}{' '}
        <a href={doorAt('/login')} className="btn btn-link btn-bare">
          {words.signIn}
        </a>
      </p>
    </>
  );
}
