'use client';

import { ModalDialog } from '@/components/ui/dialog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { PaymentReference } from './payment-reference';
import type { PaymentWords } from './payment-words';

type KioskDialogProps = {
  locale: Locale;
  reference: string;
  expiresAt: string | null;
  words: PaymentWords;
};

export function KioskDialog({ locale, reference, expiresAt, words }: KioskDialogProps) {
  const home = localePath(locale, '/');
  return (
    <ModalDialog
      title={words.kiosk.title}
      text={words.kiosk.text}
      onClose={() => window.location.assign(home)}
      actions={
        <a href={home} className="btn btn-default btn-md">
          {words.kiosk.ok}
        </a>
      }
    >
      <PaymentReference reference={reference} expiresAt={expiresAt} />
    </ModalDialog>
  );
}
