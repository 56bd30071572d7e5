'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import { payButton } from './focus-field';
import { PriceRow } from './price-row';

type PriceChangedDialogProps = {
  /** What the button said, and what the server says now; in pounds. */
  before: number;
  now: number;
  onAccept: () => void;
  onClose: () => void;
};

/** Another price than the one that was seen is ordered only when the shopper says so. */
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
