'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { focusInstead } from '@/components/feedback/focus-instead';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { isPayable } from '@/lib/orders/order';
import { useOrderDetails } from '@/lib/orders/use-order-details';
import { usePayableOrder } from '@/lib/orders/use-payable-order';
import { useReorder } from '@/lib/orders/use-reorder';
import { LoadFailed } from './load-failed';
import { OrderContent } from './order-content';
import { ReorderReport } from './reorder-report';

type OrderDialogProps = {
  /** Empty if the address contains no order. */
  orderId: string;
  /** The status in the list behind the dialog, which may be newer than the cached details. */
  listedStatus?: string | undefined;
  onClose: () => void;
};

/** The details of one order. */
export function OrderDialog(props: OrderDialogProps) {
  const t = useTranslations('orders.details');
  const { orderId, onClose } = props;
  if (orderId !== '') return <OpenOrder {...props} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t('title')}</DialogTitle>
        </DialogHeader>
        <p className="py-8 text-center text-muted-foreground">{t('none')}</p>
        <DialogFooter>
          <DialogClose asChild>
            <Button type="button" variant="outline">
              {t('close')}
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** The row in the visible list: Next.js keeps left pages in the document. */
function rowOf(orderId: string): HTMLElement | null {
  const rows = document.querySelectorAll<HTMLElement>(`[data-order="${CSS.escape(orderId)}"]`);
  return [...rows].find((row) => row.getClientRects().length > 0) ?? null;
}

function OpenOrder({ orderId, listedStatus, onClose }: OrderDialogProps) {
  const t = useTranslations('orders');
  const { details, failed, isValidating, mutate } = useOrderDetails(orderId, listedStatus);
  const isPending = details?.status === 'pending';
  // The payment data must be current, not cached.
  const { order: payable } = usePayableOrder(isPending ? orderId : null);
  const paidMeanwhile = isPending && payable != null && payable.status !== 'pending';
  useEffect(() => {
    if (paidMeanwhile) void mutate();
  }, [paidMeanwhile, mutate]);
  const [now] = useState(() => Date.now());
  const { state, reorder } = useReorder(details?.lines ?? []);
  const isBusy = state.status === 'busy';

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => focusInstead(event, rowOf(orderId))}
      >
        <DialogHeader>
          <DialogTitle>{t('details.title')}</DialogTitle>
        </DialogHeader>
        {/* A scroll area without links must be focusable to be scrolled by keyboard. */}
        <div
          role="region"
          aria-label={t('details.title')}
          aria-busy={details === undefined && !failed}
          tabIndex={0}
          className="mt-3 min-h-36 shrink basis-125 overflow-y-auto overscroll-contain border-y px-1 pt-1 pb-3"
        >
          {failed && (
            <LoadFailed
              text={t('details.failed')}
              busy={isValidating}
              onRetry={() => void mutate()}
            />
          )}
          {!failed && details === undefined && (
            <p
              role="status"
              className="flex h-full flex-col items-center justify-center gap-4 text-muted-foreground"
            >
              <Spinner />
              {t('details.loading')}
            </p>
          )}
          {details === null && (
            <p className="py-8 text-center text-muted-foreground">{t('details.missing')}</p>
          )}
          {details && <OrderContent details={details} payable={payable} now={now} />}
        </div>
        {details && <ReorderReport state={state} lines={details.lines} />}
        <DialogFooter>
          {payable && isPayable(payable, now) && (
            <Button asChild>
              <Link href={`/checkout/order/${orderId}`}>{t('actions.payNow')}</Link>
            </Button>
          )}
          {details && !isPending && (
            <Button
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => void reorder()}
            >
              {isBusy ? t('actions.reordering') : t('actions.reorder')}
            </Button>
          )}
          <DialogClose asChild>
            <Button type="button" variant="outline">
              {t('details.close')}
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
