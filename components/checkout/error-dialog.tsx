'use client';

import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { CheckoutWords } from './checkout-words';
import { payButton } from './focus-field';

type ErrorDialogProps = {
  locale: Locale;
  /** What exactly went wrong. */
  detail: string;
  /** Nothing did: the shopper closed the payment page. */
  isClosed?: boolean | undefined;
  /** Where an order that exists all the same can be paid for. */
  payPath: string | null;
  /** Stays on the page, e.g. to try again. */
  onClose: () => void;
  words: CheckoutWords;
};

/** Whatever went wrong: OK leads to the shop, and an order that exists is one press away (spec §2 Checkout). */
export function ErrorDialog(props: ErrorDialogProps) {
  const { locale, detail, isClosed = false, payPath, onClose, words } = props;
  const { error, unfinished, ok } = words.dialogs;
  const { title, text } = isClosed ? unfinished : error;
  return (
    <ModalDialog
      title={title}
      text={text}
      onClose={onClose}
      returnTo={payButton}
      actions={
        <>
          <a href={localePath(locale, '/shop')} className="btn btn-outline btn-md">
            {ok}
          </a>
          {payPath ? (
            <a href={payPath} className="btn btn-default btn-md">
              {isClosed ? unfinished.proceed : error.payOrder}
            </a>
          ) : (
            <Button type="button" onClick={onClose}>
              {isClosed ? unfinished.proceed : error.tryAgain}
            </Button>
          )}
        </>
      }
    >
      {detail && <p className="mt-3 rounded-md bg-muted p-3 text-sm">{detail}</p>}
    </ModalDialog>
  );
}
