'use client';

import { useTranslations } from 'next-intl';
import { focusInstead } from '@/components/feedback/focus-instead';
import { Link } from '@/components/navigation/link';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { payButton } from './focus-field';

type ErrorDialogProps = {
  /** The exact error. */
  detail: string;
  /** There was no error: the shopper closed the payment page. */
  isClosed?: boolean | undefined;
  /** Where the order can be paid for, if it exists. */
  payPath: string | null;
  /** Stays on the page, where the shopper can try again. */
  onClose: () => void;
  /** Retries at once; closing is then a separate button. */
  onRetry?: () => void;
};

/** Shown after any failure: OK leads to the shop, and a link to the order if it exists. */
export function ErrorDialog({
  detail,
  isClosed = false,
  payPath,
  onClose,
  onRetry,
}: ErrorDialogProps) {
  const t = useTranslations('checkout.dialogs');
  const name = isClosed ? 'unfinished' : 'error';
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent onCloseAutoFocus={(event) => focusInstead(event, payButton())}>
        <AlertDialogHeader>
          <AlertDialogTitle>{t(`${name}.title`)}</AlertDialogTitle>
          <AlertDialogDescription>{t(`${name}.text`)}</AlertDialogDescription>
        </AlertDialogHeader>
        {detail && <p className="mt-3 rounded-md bg-muted p-3 text-sm">{detail}</p>}
        <AlertDialogFooter>
          <Button asChild variant="outline">
            <Link href="/shop">{t('ok')}</Link>
          </Button>
          {onRetry && <AlertDialogCancel>{t('price.back')}</AlertDialogCancel>}
          {payPath ? (
            <Button asChild>
              <Link href={payPath}>{isClosed ? t('unfinished.proceed') : t('error.payOrder')}</Link>
            </Button>
          ) : (
            <Button type="button" onClick={onRetry ?? onClose}>
              {isClosed ? t('unfinished.proceed') : t('error.tryAgain')}
            </Button>
          )}
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
