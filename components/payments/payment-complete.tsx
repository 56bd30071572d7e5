'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { directionOf, type Locale } from '@/lib/i18n/locale';
import { awaitsPayment, type PaymentResult } from '@/lib/payments/payment-result';
import type { PaymentWords } from './payment-words';
import './payments.css';

type PaymentCompleteProps = {
  /** The browser's language, which need not be the page's (spec §2 Payment complete). */
  locale: Locale;
  result: PaymentResult;
  shopPath: string;
  words: PaymentWords['complete'];
};

/** Readable before any script runs; the page behind it is out of reach. */
export function PaymentComplete({ locale, result, shopPath, words }: PaymentCompleteProps) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const behind = document.querySelectorAll<HTMLElement>('body > :is(a, header, footer)');
    for (const part of behind) part.inert = true;
    dialog.current?.focus();
    return () => {
      for (const part of behind) part.inert = false;
    };
  }, []);

  const { succeeded, orderNumber, reference, orderStatus, phone, isFawry } = result;
  const placedText = awaitsPayment(result) ? words.unpaidText : words.placedText;
  const facts = [
    { label: words.orderNumber, value: orderNumber },
    { label: isFawry ? words.fawryReference : words.reference, value: reference },
    { label: words.orderStatus, value: orderStatus },
    ...(phone ? [{ label: words.phone, value: phone }] : []),
  ];
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
          {succeeded ? placedText : words.failedText}
        </p>
        <dl className="mt-6 grid gap-y-2 text-start">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="min-w-0 font-bold break-words">
                <bdi dir="ltr">{value ?? '-'}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <a href={shopPath} className="btn btn-default btn-lg mt-7 w-full">
          {words.back}
        </a>
      </div>
    </div>
  );
}
