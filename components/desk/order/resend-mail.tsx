'use client';

import { useTranslations } from 'next-intl';
import { ScriptButton } from '@/components/forms/script-button';
import { deskResendMail } from '@/lib/desk/contract/order-steps';
import { Refusal } from '../frame/refusal';
import { useDeskChange } from '../frame/use-desk-change';

/** Sends a mail that did not arrive once more. `kind`: its name. */
export function ResendMail({ mailId, kind }: { mailId: string; kind: string }) {
  const t = useTranslations('deskOrder.mails');
  const { change, isBusy, refusal } = useDeskChange();
  return (
    <>
      <ScriptButton
        variant="outline"
        size="sm"
        className="mt-2"
        aria-label={t('resendOf', { kind })}
        aria-disabled={isBusy || undefined}
        onClick={() => void change(deskResendMail, { p_mail_id: mailId }, t('resent'))}
      >
        {t('resend')}
      </ScriptButton>
      <Refusal>{refusal}</Refusal>
    </>
  );
}
