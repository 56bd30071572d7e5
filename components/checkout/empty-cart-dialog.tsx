'use client';

import { ModalDialog } from '@/components/ui/dialog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { CheckoutWords } from './checkout-words';

type EmptyCartDialogProps = { locale: Locale; words: CheckoutWords; onClose: () => void };

export function EmptyCartDialog({ locale, words, onClose }: EmptyCartDialogProps) {
  const { empty } = words.dialogs;
  return (
    <ModalDialog
      title={empty.title}
      text={empty.text}
      onClose={onClose}
      actions={
        <a href={localePath(locale, '/shop')} className="btn btn-default btn-md">
          {empty.choose}
        </a>
      }
    />
  );
}
