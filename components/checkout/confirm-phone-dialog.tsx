'use client';

import { useTranslations } from 'next-intl';
import { focusInstead } from '@/components/feedback/focus-instead';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
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
    <AlertDialog open onOpenChange={(open) => !open && onDeny()}>
      <AlertDialogContent onCloseAutoFocus={(event) => focusInstead(event, fieldOf(name))}>
        <AlertDialogHeader>
          <AlertDialogTitle>
            {name === 'phone' ? t('confirmPhone.title') : t('confirmAdditionalPhone.title')}
          </AlertDialogTitle>
          <AlertDialogDescription>{t('confirmPhone.text')}</AlertDialogDescription>
        </AlertDialogHeader>
        <p className="mt-3 text-center text-xl font-bold">
          <bdi dir="ltr">{number}</bdi>
        </p>
        <AlertDialogFooter>
          <Button type="button" onClick={onConfirm}>
            {t('confirmPhone.yes')}
          </Button>
          <AlertDialogCancel>{t('confirmPhone.no')}</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
