'use client';

import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import type { CheckoutWords } from './checkout-words';

type MissingDataDialogProps = {
  words: CheckoutWords;
  onClose: () => void;
  /** The first field that has a fault: there the shopper goes on. */
  firstFault: () => HTMLElement | null;
};

export function MissingDataDialog({ words, onClose, firstFault }: MissingDataDialogProps) {
  const { missing, ok } = words.dialogs;
  return (
    <ModalDialog
      title={missing.title}
      text={missing.text}
      onClose={onClose}
      returnTo={firstFault}
      actions={
        <Button type="button" onClick={onClose}>
          {ok}
        </Button>
      }
    />
  );
}
