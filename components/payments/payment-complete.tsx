'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { directionOf } from '@/lib/i18n/locale';
import { openReference } from '@/lib/orders/order';
import { awaitsPayment, type PaymentResult } from '@/lib/payments/payment-result';
import { CompleteActions } from './complete-actions';
import { CompleteFacts } from './complete-facts';
import type { PaymentCompleteProps } from './complete-props';
import { PaymentReference } from './payment-reference';
import './payments.css';

/** Readable before any script runs; the page behind it is out of reach. */
export function PaymentComplete(props: PaymentCompleteProps) {
  const { locale, result, order } = props;
  const { complete: words } = props.words;
  const [now] = useState(() => Date.now());
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const behind = document.querySelectorAll<HTMLElement>('body > :is(a, header, footer)');
    for (const part of behind) part.inert = true;
    dialog.current?.focus();
    return () => {
      for (const part of behind) part.inert = false;
    };
  }, []);

  const { succeeded } = result;
  // Not from the address, which anybody can write: people pay to the number that is shown here.
  const reference = succeeded && order ? openReference(order, now) : null;
  return (
    <div className="complete-screen" data-no-chat lang={locale} dir={directionOf(locale)}>
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby="payment-complete-title"
        aria-describedby="payment-complete-text"
        tabIndex={-1}
        className="complete-card"
      >
        <span className="complete-mark" data-failed={succeeded ? undefined : ''}>
          <Icon name={succeeded ? 'check' : 'alert'} className="size-9" />
        </span>
        <h1 id="payment-complete-title" className="text-2xl font-extrabold">
          {succeeded ? words.placed : words.failed}
        </h1>
        <p id="payment-complete-text" className="mt-2 text-muted-foreground">
          {succeeded ? placedText(props.words, result, reference !== null) : words.failedText}
        </p>
        {reference && <PaymentReference {...reference} />}
        <CompleteFacts {...props} hasReference={reference !== null} />
        <CompleteActions {...props} now={now} />
      </div>
    </div>
  );
}

function placedText(
  { complete: words }: PaymentCompleteProps['words'],
  result: PaymentResult,
  hasReference: boolean,
): string {
  if (!awaitsPayment(result)) return words.placedText;
  // Paymob's number is that of a transaction: nobody can pay with it.
  const isToBePaidWith = result.isFawry && result.reference !== null;
  return hasReference || isToBePaidWith ? words.unpaidText : words.waitingText;
}
