'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import { fieldOf } from './focus-field';
import type { PhoneName } from './use-phones';

type ConfirmPhoneDialogProps = {
  /** The field in question and its number. */
  name: PhoneName;
  number: string;
  onConfirm: () => void;
  /** Also called by Escape: without a confirmation, the shopper checks the number again. */
  onDeny: () => void;
};

export function ConfirmPhoneDialog({ name, number, onConfirm, onDeny }: ConfirmPhoneDialogProps) {
  const t = useTranslations('checkout.dialogs');
  return (
    <ModalDialog
      title={name === 'phone' ? t('confirmPhone.title') : t('confirmAdditionalPhone.title')}
      text={t('confirmPhone.text')}
      onClose={onDeny}
      returnTo={() => fieldOf(name)}
      actions={
        <>
          <Button type="button" onClick={onConfirm}>
            {t('confirmPhone.yes')}
          </Button>
          <Button type="button" variant="outline" onClick={onDeny}>
            {t('confirmPhone.no')}
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
