'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialog';
import { localePath } from '@/lib/i18n/locale';
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
  /** Tries again at once; closing is then a button of its own. */
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
  const locale = useLocale();
  const name = isClosed ? 'unfinished' : 'error';
  return (
    <ModalDialog
      title={t(`${name}.title`)}
      text={t(`${name}.text`)}
      onClose={onClose}
      returnTo={payButton}
      actions={
        <>
          <Link href={localePath(locale, '/shop')} className="btn btn-outline btn-md">
            {t('ok')}
          </Link>
          {onRetry && (
            <Button type="button" variant="outline" onClick={onClose}>
              {t('price.back')}
            </Button>
          )}
          {payPath ? (
            <Link href={payPath} className="btn btn-default btn-md">
              {isClosed ? t('unfinished.proceed') : t('error.payOrder')}
            </Link>
          ) : (
            <Button type="button" onClick={onRetry ?? onClose}>
              {isClosed ? t('unfinished.proceed') : t('error.tryAgain')}
            </Button>
          )}
        </>
      }
    >
      {detail && <p className="mt-3 rounded-md bg-muted p-3 text-sm">{detail}</p>}
    </ModalDialog>
  );
}
