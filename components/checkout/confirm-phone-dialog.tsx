'use client';

import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import type { CheckoutWords } from './checkout-words';
import type { PhoneName } from './use-phones';

type ConfirmPhoneDialogProps = {
  /** The field that is asked about, and the number in it. */
  name: PhoneName;
  number: string;
  onConfirm: () => void;
  /** Also by Escape: who does not say yes looks at the number again. */
  onDeny: () => void;
  field: () => HTMLElement | null;
  words: CheckoutWords;
};

export function ConfirmPhoneDialog(props: ConfirmPhoneDialogProps) {
  const { name, number, onConfirm, onDeny, field, words } = props;
  const { confirmPhone, confirmAdditionalPhone } = words.dialogs;
  return (
    <ModalDialog
      title={name === 'phone' ? confirmPhone.title : confirmAdditionalPhone.title}
      text={confirmPhone.text}
      onClose={onDeny}
      returnTo={field}
      actions={
        <>
          <Button type="button" onClick={onConfirm}>
            {confirmPhone.yes}
          </Button>
          <Button type="button" variant="outline" onClick={onDeny}>
            {confirmPhone.no}
          </Button>
        </>
      }
    >
      <p className="mt-3 text-center text-xl font-bold">
        <bdi dir="ltr">{number}</bdi>
      </p>
    </ModalDialog>
  );
}
