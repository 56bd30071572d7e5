'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { failedWithGoogle } from '@/lib/auth/after-sign-in';
import { signInWithGoogle } from '@/lib/auth/sign-in-with-google';
import type { Locale } from '@/lib/i18n/locale';
import type { LoginWords } from './auth-words';
import { failureText } from './fault-text';
import { GoogleButton } from './google-button';

type GoogleSignInProps = {
  locale: Locale;
  words: LoginWords;
  busy: boolean;
  run: (task: 'google', work: () => Promise<'leaving' | 'done'>) => Promise<void>;
};

export function GoogleSignIn({ locale, words, busy, run }: GoogleSignInProps) {
  const { failed, googleFailed } = words;
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const kept = search.replace(failedWithGoogle, '');
    if (kept === search) return;
    window.history.replaceState(window.history.state, '', pathname + kept + hash);
    showToast({ title: failed, description: googleFailed, variant: 'destructive' });
  }, [failed, googleFailed]);

  const start = async () => {
    const result = await signInWithGoogle(locale);
    if (result.ok) return 'leaving';
    const description = failureText(words, result.failure, googleFailed);
    showToast({ title: failed, description, variant: 'destructive' });
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
