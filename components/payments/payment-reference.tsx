'use client';

import { useState } from 'react';
import { announce } from '@/components/feedback/announce';
import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { PaymentWords } from './payment-words';

type PaymentReferenceProps = {
  locale: Locale;
  reference: string;
  /** When it stops being good, as the database writes a time. */
  expiresAt: string | null;
  words: Pick<PaymentWords, 'kiosk'>;
};

/** The number to pay with at a kiosk or an outlet, to be copied. */
export function PaymentReference({ locale, reference, expiresAt, words }: PaymentReferenceProps) {
  const [note, setNote] = useState('');
  const { kiosk } = words;

  async function copy() {
    let said = kiosk.copied;
    try {
      await navigator.clipboard.writeText(reference);
    } catch {
      // Not allowed, or not a secure page.
      said = kiosk.copyFailed;
    }
    setNote(said);
    announce(said);
  }

  return (
    <div className="mt-4 rounded-md border border-border bg-muted p-4 text-center">
      <p className="text-sm text-muted-foreground">{kiosk.reference}</p>
      <p className="text-3xl font-extrabold select-all">
        <bdi dir="ltr">{reference}</bdi>
      </p>
      {expiresAt && (
        <p className="text-sm">
          {kiosk.until} <bdi className="font-semibold">{formatMoment(expiresAt, locale)}</bdi>
        </p>
      )}
      <Button type="button" variant="outline" onClick={() => void copy()} className="mt-3">
        {kiosk.copy}
      </Button>
      {note && <p className="mt-2 text-sm font-semibold text-accent-foreground">{note}</p>}
    </div>
  );
}
