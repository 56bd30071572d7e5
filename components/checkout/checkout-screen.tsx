'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useDeferredValue } from 'react';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form';
import { CheckoutLoading } from './checkout-loading';
import { useStoredDraft } from './use-draft';

type CheckoutScreenProps = Omit<CheckoutFormProps, 'draft'>;

/** The form, which the server renders as soon as its data has been read. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const t = useTranslations('checkout');
  return (
    <Suspense fallback={<CheckoutLoading text={t('loading')} />}>
      <DraftedForm {...props} />
    </Suspense>
  );
}

/**
 * The form with the draft, which only the browser knows. Read within the boundary, because an update from outside
 * forces React to hydrate the form at once; deferred, so that filling it in does not block a cheap phone.
 */
function DraftedForm(props: CheckoutScreenProps) {
  const draft = useDeferredValue(useStoredDraft(props.shopper.id));
  return <CheckoutForm {...props} draft={draft} />;
}
