'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { openRecovery, type Recovery } from '@/lib/auth/recovery';
import { FormAlert } from './form-alert';
import { NewPasswordForm } from './new-password-form';
import { useAuthTexts } from './use-auth-texts';

/** For the link of a reset e-mail: verifies its session, then shows the form or the error. */
export function ResetPassword() {
  const t = useTranslations('auth');
  const { failureText } = useAuthTexts();
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

  const showFailure = useEffectEvent(() => {
    if (recovery.status === 'missing')
      toast({
        title: t('reset.sessionMissing'),
        description: t('reset.invalidText'),
        variant: 'destructive',
      });
    if (recovery.status === 'failed') {
      const description = failureText(recovery.failure, t('reset.failedText'));
      toast({ title: t('reset.restoreFailed'), description, variant: 'destructive' });
    }
  });
  useEffect(() => showFailure(), [recovery]);

  if (recovery.status === 'checking') {
    return (
      <p role="status" className="mt-5 text-muted-foreground noscript:hidden">
        {t('reset.checking')}
      </p>
    );
  }
  if (recovery.status === 'ready') return <NewPasswordForm client={recovery.client} />;

  const isUnreachable = recovery.status === 'failed' && recovery.failure.refusal === 'unreachable';
  return (
    <>
      {recovery.status === 'failed' && !isUnreachable && (
        <FormAlert
          tone="bad"
          title={t('reset.restoreFailed')}
          text={failureText(recovery.failure, t('reset.failedText'))}
        />
      )}
      <p role="alert" className="mt-5 font-semibold">
        {isUnreachable ? t('refusals.unreachable') : t('reset.invalid')}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isUnreachable && (
          <Button type="button" onClick={() => setAttempt(attempt + 1)}>
            {t('reset.tryAgain')}
          </Button>
        )}
        <Button asChild variant={isUnreachable ? 'outline' : 'default'}>
          <Link href="/login">{t('reset.requestNew')}</Link>
        </Button>
      </div>
    </>
  );
}
