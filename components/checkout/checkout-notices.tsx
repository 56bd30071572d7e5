'use client';

import { useLocale, useTranslations } from 'next-intl';
import { focusInstead } from '@/components/feedback/focus-instead';
import { Link } from '@/components/navigation/link';
import { refusalText } from '@/lib/payments/failure-text';
import { PaymentProgress } from '@/components/payments/payment-progress';
import { WorkingOverlay } from '@/components/payments/working-overlay';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import type { CheckoutField } from '@/lib/checkout/checkout-values';
import { localePath } from '@/lib/i18n/locale';
import { loadDocument } from '@/lib/navigation/load-document';
import { ConfirmPhoneDialog } from './confirm-phone-dialog';
import { ErrorDialog } from './error-dialog';
import { fieldOf } from './focus-field';
import { PriceChangedDialog } from './price-changed-dialog';
import type { Checkout } from './use-checkout';

/** The dialogs and overlays of the checkout, one at a time: a question, a problem, or the state of the payment. */
export function CheckoutNotices({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout');
  const failures = useTranslations('payments.failures');
  const locale = useLocale();
  const { order, phones, problem, outdatedTotal, price, isOnline } = checkout;
  const { stage, openTab } = order.payment;
  if (stage.name === 'failed' && outdatedTotal !== null && price.quote) {
    return (
      <PriceChangedDialog
        before={outdatedTotal}
        now={price.quote.totals.after}
        onAccept={checkout.acceptPrice}
        onClose={checkout.resume}
      />
    );
  }
  if (stage.name === 'failed') {
    const payPath = stage.order && `/checkout/order/${stage.order.order_id}`;
    return (
      <ErrorDialog
        detail={stage.text}
        isClosed={stage.isClosed}
        payPath={payPath}
        // A full page load, see `isOwnDocument`.
        onClose={payPath ? () => loadDocument(localePath(locale, payPath)) : checkout.resume}
      />
    );
  }
  if (checkout.isRepricing) return <WorkingOverlay text={t('summary.calculating')} />;
  if (stage.name !== 'idle') return <PaymentProgress stage={stage} onOpenTab={openTab} />;
  const { pendingName } = phones;
  if (pendingName) {
    return (
      <ConfirmPhoneDialog
        name={pendingName}
        number={checkout.form.getValues(pendingName)}
        onConfirm={() => phones.confirm(pendingName)}
        onDeny={() => phones.deny(pendingName)}
      />
    );
  }
  if (problem?.type === 'empty-cart') return <EmptyCartDialog onClose={checkout.dismiss} />;
  if (problem?.type === 'missing-data')
    return <MissingDataDialog fields={problem.fields} onClose={checkout.dismiss} />;
  if (checkout.showsPriceFailure && isOnline) {
    const otherwise = t('errors.prices');
    return (
      <ErrorDialog
        detail={price.failure ? refusalText(failures, price.failure, otherwise) : otherwise}
        payPath={null}
        onRetry={checkout.retryPrice}
        onClose={checkout.closePriceFailure}
      />
    );
  }
  return null;
}

function EmptyCartDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('checkout.dialogs.empty');
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{t('title')}</AlertDialogTitle>
          <AlertDialogDescription>{t('text')}</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <Button asChild>
            <Link href="/shop">{t('choose')}</Link>
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

const fieldLabels = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  additionalPhone: 'additionalPhone',
  address: 'address',
  countryId: 'country',
  cityId: 'city',
  areaId: 'area',
} as const satisfies Record<CheckoutField, string>;

type MissingDataDialogProps = {
  /** The fields with an error; the first one gets the focus. */
  fields: readonly CheckoutField[];
  onClose: () => void;
};

function MissingDataDialog({ fields, onClose }: MissingDataDialogProps) {
  const t = useTranslations('checkout.dialogs');
  const labels = useTranslations('checkout.fields');
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent
        onCloseAutoFocus={(event) => focusInstead(event, fields[0] ? fieldOf(fields[0]) : null)}
      >
        <AlertDialogHeader>
          <AlertDialogTitle>{t('missing.title')}</AlertDialogTitle>
          <AlertDialogDescription>{t('missing.text')}</AlertDialogDescription>
        </AlertDialogHeader>
        <ul className="mt-3 list-disc ps-5">
          {fields.map((field) => (
            <li key={field}>{labels(fieldLabels[field])}</li>
          ))}
        </ul>
        <AlertDialogFooter>
          <AlertDialogAction>{t('ok')}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
