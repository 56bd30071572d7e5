'use client';

import { useEffect, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { openRecovery, type Recovery } from '@/lib/auth/recovery';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { ResetWords } from './auth-words';
import { DoorNote } from './door-note';
import { failureText } from './fault-text';
import { NewPasswordForm } from './new-password-form';

type ResetPasswordProps = { locale: Locale; words: ResetWords };

/** What the link of a reset mail opens: first its session is looked at, then the form is shown, or why not. */
export function ResetPassword({ locale, words }: ResetPasswordProps) {
  const [recovery, setRecovery] = useState<Recovery | { status: 'checking' }>({
    status: 'checking',
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    void openRecovery().then((opened) => {
      if (isWanted) setRecovery(opened);
    });
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  useEffect(() => {
    if (recovery.status === 'missing')
      showToast({
        title: words.sessionMissing,
        description: words.invalidText,
        variant: 'destructive',
      });
    if (recovery.status === 'failed') {
      const description = failureText(words, recovery.failure, words.failedText);
      showToast({ title: words.restoreFailed, description, variant: 'destructive' });
    }
  }, [recovery, words]);

  if (recovery.status === 'checking') {
    return (
      <p role="status" className="mt-5 text-muted-foreground noscript:hidden">
        {words.checking}
      </p>
    );
  }
  if (recovery.status === 'ready')
    return <NewPasswordForm locale={locale} words={words} client={recovery.client} />;

  const isUnreachable = recovery.status === 'failed' && recovery.failure.refusal === 'unreachable';
  return (
    <>
      {recovery.status === 'failed' && !isUnreachable && (
        <DoorNote
          tone="bad"
          title={words.restoreFailed}
          text={failureText(words, recovery.failure, words.failedText)}
        />
      )}
      <p role="alert" className="mt-5 font-semibold">
        {isUnreachable ? words.refusals.unreachable : words.invalid}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isUnreachable && (
          <Button type="button" onClick={() => setAttempt(attempt + 1)}>
            {words.tryAgain}
          </Button>
        )}
        <Button asChild variant={isUnreachable ? 'outline' : 'default'}>
          <a href={localePath(locale, '/login')}>{words.requestNew}</a>
        </Button>
      </div>
    </>
  );
}
