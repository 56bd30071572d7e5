'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { isPayable } from '@/lib/orders/order';
import { useOrderDetails } from '@/lib/orders/use-order-details';
import { usePayableOrder } from '@/lib/orders/use-payable-order';
import { useReorder } from '@/lib/orders/use-reorder';
import { OrderContent } from './order-content';
import { OrderLoading } from './order-loading';
import { OrdersFailed } from './orders-failed';
import type { OrdersWords } from './orders-words';
import { ReorderReport } from './reorder-report';

export type OpenOrderProps = {
  locale: Locale;
  /** Empty when an address names no order. */
  orderId: string;
  /** The status in the list behind the dialog, which may be younger than what is kept of the order. */
  listedStatus?: string | undefined;
  onClose: () => void;
  words: OrdersWords;
};

/** The row of the list that is in sight: a page that was left stays in the document. */
function rowOf(orderId: string): HTMLElement | null {
  const rows = document.querySelectorAll<HTMLElement>(`[data-order="${CSS.escape(orderId)}"]`);
  return [...rows].find((row) => row.getClientRects().length > 0) ?? null;
}

export function OpenOrder({ locale, orderId, listedStatus, onClose, words }: OpenOrderProps) {
  const { details, failed, isValidating, mutate } = useOrderDetails(orderId, locale, listedStatus);
  const isPending = details?.status === 'pending';
  // What can be paid, until when and with which number, as it is now and not as it was kept.
  const { order: payable } = usePayableOrder(isPending ? orderId : null);
  const paidMeanwhile = isPending && payable != null && payable.status !== 'pending';
  useEffect(() => {
    if (paidMeanwhile) void mutate();
  }, [paidMeanwhile, mutate]);
  const [now] = useState(() => Date.now());
  const { state, reorder } = useReorder(details?.lines ?? []);
  const isBusy = state.status === 'busy';

  return (
    <ModalDialog
      isReading
      title={words.details.title}
      onClose={onClose}
      returnTo={() => rowOf(orderId)}
      actions={
        <>
          {payable && isPayable(payable, now) && (
            <a
              href={localePath(locale, `/checkout/order/${orderId}`)}
              className="btn btn-default btn-md"
            >
              {words.actions.payNow}
            </a>
          )}
          {details && !isPending && (
            <Button
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => void reorder()}
            >
              {isBusy ? words.actions.reordering : words.actions.reorder}
            </Button>
          )}
          <Button type="button" variant="outline" onClick={onClose}>
            {words.details.close}
          </Button>
        </>
      }
    >
      {/* Without a link in it, only a scroll area that takes the focus can be scrolled by keyboard. */}
      <div
        role="region"
        aria-label={words.details.title}
        aria-busy={details === undefined && !failed}
        tabIndex={0}
        className="order-scroll"
      >
        {failed && (
          <OrdersFailed
            text={words.details.failed}
            tryAgain={words.details.tryAgain}
            busy={isValidating}
            onRetry={() => void mutate()}
          />
        )}
        {!failed && details === undefined && <OrderLoading text={words.details.loading} />}
        {details === null && (
          <p className="py-8 text-center text-muted-foreground">{words.details.missing}</p>
        )}
        {details && (
          <OrderContent
            locale={locale}
            details={details}
            payable={payable}
            now={now}
            words={words}
          />
        )}
      </div>
      {details && (
        <ReorderReport locale={locale} state={state} lines={details.lines} words={words.actions} />
      )}
    </ModalDialog>
  );
}
