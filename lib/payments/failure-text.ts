import type { useTranslations } from 'next-intl';
import type { FunctionFailure } from '@/lib/functions/function-failure';
import { ownWords } from '@/lib/functions/own-words';
import { isWorded } from '@/lib/i18n/is-worded';
import type { PaymentFailure } from '@/lib/payments/payment-failure';

type Failures = ReturnType<typeof useTranslations<'payments.failures'>>;
type Translators = { t: ReturnType<typeof useTranslations<'payments'>>; failures: Failures };

/** The message for a refusal of a server function; `otherwise` if there is none. */
export function refusalText(
  failures: Failures,
  failure: Pick<FunctionFailure, 'code' | 'message'>,
  otherwise: string,
): string {
  const { code } = failure;
  return isWorded(failures, code) ? failures(code) : ownWords(failure) || otherwise;
}

const isUnreadable = ({ code }: FunctionFailure) => code === 'malformed' || code === 'incomplete';

/** The message below the pay button after a failed payment. */
export function paymentFailureText({ t, failures }: Translators, failed: PaymentFailure): string {
  // An unreadable or empty response has no separate message.
  const answered = (failure: FunctionFailure, otherwise: string) =>
    isUnreadable(failure) ? otherwise : refusalText(failures, failure, otherwise);
  switch (failed.reason) {
    case 'charge':
      return answered(failed.failure, t('chargeFailed'));
    case 'paymob':
      return answered(
        failed.failure,
        // A success that cannot be read, or an error without a text.
        failed.failure.status === 0 ? t(`paymobError.${failed.method}`) : t('paymobFailed'),
      );
    case 'no-page':
      return t(`paymobInitFailed.${failed.method}`);
    case 'agreement':
      return t('initFailed');
  }
}
