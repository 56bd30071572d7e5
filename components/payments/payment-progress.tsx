'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import {
  AlertDialog,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { FullOverlay } from '@/components/feedback/full-overlay';
import { localePath } from '@/lib/i18n/locale';
import { loadDocument } from '@/lib/navigation/load-document';
import type { AttemptEnd } from '@/lib/orders/attempt-outcome';
import type { OrderToPay } from '@/lib/payments/order-to-pay';
import { CountdownOverlay } from './countdown-overlay';
import { PaymentReference } from './payment-reference';
import type { PaymentStage, TabPayment } from './payment-stage';
import { WorkingOverlay } from './working-overlay';

type PaymentProgressProps = { stage: PaymentStage; onOpenTab: (payment: TabPayment) => void };

/** Covers the page after the pay button was pressed. Failures are shown by the page. */
export function PaymentProgress({ stage, onOpenTab }: PaymentProgressProps) {
  const t = useTranslations('payments');
  switch (stage.name) {
    case 'idle':
    case 'failed':
      return null;
    case 'working':
      return <WorkingOverlay text={t(`progress.${stage.step}`)} />;
    case 'popup':
      return <CountdownOverlay text={t('popup.loading')} warning={t('popup.stay')} />;
    case 'kiosk-waiting':
      return <CountdownOverlay text={t('kiosk.waiting')} />;
    case 'kiosk':
      return <KioskDialog reference={stage.reference} expiresAt={stage.expiresAt} />;
    case 'tab':
      return <TabOverlay blocked={stage.blocked} onOpen={() => onOpenTab(stage.payment)} />;
    case 'returned':
      return <ReturnedOverlay {...stage} />;
  }
}

type KioskDialogProps = { reference: string; expiresAt: string | null };

function KioskDialog(props: KioskDialogProps) {
  const t = useTranslations('payments.kiosk');
  const home = localePath(useLocale(), '/');
  return (
    // A full page load, see `isOwnDocument`.
    <AlertDialog open onOpenChange={(open) => !open && loadDocument(home)}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{t('title')}</AlertDialogTitle>
          <AlertDialogDescription>{t('text')}</AlertDialogDescription>
        </AlertDialogHeader>
        <PaymentReference {...props} />
        <AlertDialogFooter>
          <Button asChild>
            <Link href="/">{t('ok')}</Link>
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

type TabOverlayProps = {
  /** The browser blocked the tab. */
  blocked: boolean;
  onOpen: () => void;
};

/** Shown while the shopper pays in another tab. */
function TabOverlay({ blocked, onOpen }: TabOverlayProps) {
  const t = useTranslations('payments.tab');
  const title = blocked ? t('blocked') : t('title');
  return (
    <FullOverlay label={title}>
      <p role="status" className="text-xl font-bold">
        {title}
      </p>
      <p className="max-w-md text-muted-foreground">{blocked ? t('blockedText') : t('text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button type="button" variant={blocked ? 'default' : 'outline'} onClick={onOpen}>
          {t('open')}
        </Button>
        <Button asChild variant="ghost">
          <Link href="/">{t('home')}</Link>
        </Button>
      </div>
    </FullOverlay>
  );
}

type ReturnedOverlayProps = AttemptEnd & { order: OrderToPay };

/** The outcome of a payment in another tab. */
function ReturnedOverlay({ outcome, reason, order }: ReturnedOverlayProps) {
  const t = useTranslations('payments.tab');
  const reasons = useTranslations('declineReasons');
  const isPaid = outcome === 'paid';
  const title = t(`outcomes.${outcome}.title`);
  return (
    <FullOverlay label={title}>
      <div role="status" className="grid gap-4">
        <p className="text-xl font-bold">{title}</p>
        {reason && <p className="max-w-md font-semibold">{reasons(reason)}</p>}
        <p className="max-w-md text-muted-foreground">{t(`outcomes.${outcome}.text`)}</p>
      </div>
      <p>
        {t('order')} <bdi dir="ltr">{order.order_number}</bdi>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {!isPaid && (
          <Button asChild>
            <Link href={`/checkout/order/${order.order_id}`}>{t('payOrder')}</Link>
          </Button>
        )}
        <Button asChild variant={isPaid ? 'default' : 'outline'}>
          <Link href="/">{t('home')}</Link>
        </Button>
      </div>
    </FullOverlay>
  );
}
