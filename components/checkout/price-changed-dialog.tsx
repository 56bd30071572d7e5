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
import { payButton } from './focus-field';
import { PriceRow } from './price-row';

type PriceChangedDialogProps = {
  /** The price on the button, and the current one from the server; in pounds. */
  before: number;
  now: number;
  onAccept: () => void;
  onClose: () => void;
};

/** Requests confirmation because the price has changed. */
export function PriceChangedDialog({ before, now, onAccept, onClose }: PriceChangedDialogProps) {
  const t = useTranslations('checkout.dialogs.price');
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent onCloseAutoFocus={(event) => focusInstead(event, payButton())}>
        <AlertDialogHeader>
          <AlertDialogTitle>{t('title')}</AlertDialogTitle>
          <AlertDialogDescription>{t('text')}</AlertDialogDescription>
        </AlertDialogHeader>
        <dl className="mt-4 grid gap-y-1.5">
          <PriceRow label={t('before')} amount={before} look="struck" />
          <PriceRow label={t('now')} amount={now} look="total" />
        </dl>
        <AlertDialogFooter>
          <Button type="button" onClick={onAccept}>
            {t('accept')}
          </Button>
          <AlertDialogCancel>{t('back')}</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
