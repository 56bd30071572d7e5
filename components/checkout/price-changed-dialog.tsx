'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import { payButton } from './focus-field';
import { PriceRow } from './price-row';

type PriceChangedDialogProps = {
  /** The price on the button, and the current one from the server; in pounds. */
  before: number;
  now: number;
  onAccept: () => void;
  onClose: () => void;
};

/** Asks for confirmation because the price has changed. */
export function PriceChangedDialog({ before, now, onAccept, onClose }: PriceChangedDialogProps) {
  const t = useTranslations('checkout.dialogs.price');
  return (
    <ModalDialog
      title={t('title')}
      text={t('text')}
      onClose={onClose}
      returnTo={payButton}
      actions={
        <>
          <Button type="button" onClick={onAccept}>
            {t('accept')}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    >
      <dl className="mt-4 grid gap-y-1.5">
        <PriceRow label={t('before')} amount={before} look="struck" />
        <PriceRow label={t('now')} amount={now} look="total" />
      </dl>
    </ModalDialog>
  );
}
