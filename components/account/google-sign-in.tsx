'use client';

import type { ToastMessage } from '@/components/feedback/toast-store';
import { signInWithGoogle } from '@/lib/auth/sign-in-with-google';
import type { Locale } from '@/lib/i18n/locale';
import type { LoginWords } from './auth-words';
import { failureText } from './fault-text';
import { GoogleButton } from './google-button';

type GoogleSignInProps = {
  locale: Locale;
  words: LoginWords;
  busy: boolean;
  tell: (message: ToastMessage) => void;
  run: (task: 'google', work: () => Promise<'leaving' | 'done'>) => Promise<void>;
};

export function GoogleSignIn({ locale, words, busy, tell, run }: GoogleSignInProps) {
  const start = async () => {
    const result = await signInWithGoogle(locale);
    if (result.ok) return 'leaving';
    const description = failureText(words, result.failure, words.googleFailed);
    tell({ title: words.failed, description, variant: 'destructive' });
    return 'done';
  };
  return (
    <>
      <p className="my-6 flex items-center gap-3 text-sm text-muted-foreground before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        {words.or}
      </p>
      <GoogleButton
        label={words.google}
        busy={busy}
        busyLabel={words.leavingForGoogle}
        onClick={() => void run('google', start)}
      />
    </>
  );
}
