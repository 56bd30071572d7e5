'use client';

import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import type { Locale } from '@/lib/i18n/locale';
import type { CheckoutWords } from './checkout-words';
import { payButton } from './focus-field';
import { PriceRow } from './price-row';

type PriceChangedDialogProps = {
  locale: Locale;
  /** What the button said, and what the server says now; in pounds. */
  before: number;
  now: number;
  onAccept: () => void;
  onClose: () => void;
  words: CheckoutWords;
};

/** Another price than the one that was seen is ordered only when the shopper says so. */
export function PriceChangedDialog(props: PriceChangedDialogProps) {
  const { locale, before, now, onAccept, onClose, words } = props;
  const { price } = words.dialogs;
  return (
    <ModalDialog
      title={price.title}
      text={price.text}
      onClose={onClose}
      returnTo={payButton}
      actions={
        <>
          <Button type="button" onClick={onAccept}>
            {price.accept}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {price.back}
          </Button>
        </>
      }
    >
      <dl className="mt-4 grid gap-y-1.5">
        <PriceRow locale={locale} label={price.before} amount={before} look="struck" />
        <PriceRow locale={locale} label={price.now} amount={now} look="total" />
      </dl>
    </ModalDialog>
  );
}
