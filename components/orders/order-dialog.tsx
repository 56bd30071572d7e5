'use client';

import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import type { Locale } from '@/lib/i18n/locale';
import { OpenOrder } from './open-order';
import type { OrdersWords } from './orders-words';
import '@/components/ui/facts.css';
import './orders.css';

export type OrderDialogProps = {
  locale: Locale;
  /** Empty when an address names no order. */
  orderId: string;
  /** The status in the list behind the dialog, which may be younger than what is kept of the order. */
  listedStatus?: string | undefined;
  onClose: () => void;
  words: OrdersWords;
};

/** The details of one order (spec §2 Order Details dialog). */
export function OrderDialog(props: OrderDialogProps) {
  const { orderId, onClose, words } = props;
  if (orderId !== '') return <OpenOrder {...props} />;
  return (
    <ModalDialog
      isReading
      title={words.details.title}
      onClose={onClose}
      actions={
        <Button type="button" variant="outline" onClick={onClose}>
          {words.details.close}
        </Button>
      }
    >
      <p className="py-8 text-center text-muted-foreground">{words.details.none}</p>
    </ModalDialog>
  );
}
