'use client';

import { Copy } from 'lucide';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { announce } from '@/components/feedback/announce';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { readMoment } from '@/lib/time';

type PaymentReferenceProps = {
  reference: string;
  /** When it expires, in the database's format. */
  expiresAt: string | null;
};

/** The reference number for a kiosk or outlet, with a copy button. */
export function PaymentReference({ reference, expiresAt }: PaymentReferenceProps) {
  const t = useTranslations('paymentReference');
  const format = useFormatter();
  const [note, setNote] = useState('');

  async function copy() {
    let result = t('copied');
    try {
      await navigator.clipboard.writeText(reference);
    } catch {
      // Permission denied, or not a secure context.
      result = t('copyFailed');
    }
    setNote(result);
    announce(result);
  }

  return (
    <div className="mt-4 rounded-md border border-t-3 border-double border-t-gilt bg-muted px-4 py-5 text-center">
      <p className="text-sm text-muted-foreground">{t('reference')}</p>
      <p className="text-[clamp(2rem,10vw,2.75rem)] leading-title font-extrabold tracking-wider tabular-nums select-all">
        <bdi dir="ltr">{reference}</bdi>
      </p>
      {expiresAt && (
        <p>
          {t('until')}{' '}
          <bdi className="font-semibold">{format.dateTime(readMoment(expiresAt), 'moment')}</bdi>
        </p>
      )}
      <Button type="button" variant="outline" onClick={() => void copy()} className="mt-3">
        <Icon icon={Copy} className="size-5" />
        {t('copy')}
      </Button>
      {note && <p className="mt-2 text-sm font-semibold text-accent-foreground">{note}</p>}
    </div>
  );
}
