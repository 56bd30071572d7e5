'use client';

import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import { OpenOrder, type OpenOrderProps } from './open-order';
import '@/components/ui/facts.css';
import './orders.css';

/** The details of one order (spec §2 Order Details dialog). */
export function OrderDialog(props: OpenOrderProps) {
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
