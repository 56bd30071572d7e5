'use client';

import { Check, ChevronRight, CircleAlert } from 'lucide';
import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { PaymentReference } from '@/components/payments/payment-reference';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { directionOf, type Locale } from '@/lib/i18n/locale';
import { isPayable, latestDecline, openReference, type PayableOrder } from '@/lib/orders/order';
import { awaitsPayment, type PaymentResult } from '@/lib/payments/payment-result';
import { cn } from '@/lib/utils';
import { CompleteFacts } from './complete-facts';
import { CompleteNote } from './complete-note';
import { CompleteArrival, CompleteBooks } from './complete-order';
import { PurchaseSteps } from './purchase-steps';

type PaymentCompleteProps = {
  /** The language of the pages that it links to; its own texts are in the browser's language. */
  pageLocale: Locale;
  result: PaymentResult;
  /** The order of the result, if the visitor is its owner. */
  order: PayableOrder | null;
};

/** Readable before any script runs; covers the page behind it. */
export function PaymentComplete({ pageLocale, result, order }: PaymentCompleteProps) {
  const t = useTranslations('paymentComplete');
  const reasons = useTranslations('declineReasons');
  const locale = useLocale();
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
  // Not every provider says in the address why.
  const reason = result.reason ?? (order && latestDecline(order));
  // Not from the address, which anyone can forge: people pay to the number that is shown here.
  const reference = succeeded && order ? openReference(order, now) : null;
  const next = nextText(result, order, now);
  return (
    <div
      data-no-chat
      lang={locale}
      dir={directionOf(locale)}
      className="fixed inset-0 z-dialog grid place-items-center overflow-y-auto bg-background p-4"
    >
      <Card
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby="payment-complete-title"
        aria-describedby="payment-complete-text"
        tabIndex={-1}
        // Focused by the page itself, and not interactive.
        className={cn(
          'w-full rounded-xl pt-6 pb-8 text-center outline-none',
          order ? 'max-w-232' : 'max-w-lg',
        )}
      >
        <CardContent className="px-card">
          <PurchaseSteps
            current={succeeded && !awaitsPayment(result) ? 'done' : 'payment'}
            className="mx-auto lg:ms-auto"
          />
          {/* With an order, the result is next to the ordered books. */}
          <div className={cn(order && 'lg:grid lg:grid-cols-2 lg:gap-10')}>
            <div>
              <span
                className={cn(
                  'mb-3 inline-flex size-14 items-center justify-center rounded-full',
                  succeeded ? 'bg-accent text-accent-foreground' : 'bg-muted text-destructive',
                )}
              >
                {succeeded ? (
                  <Icon icon={Check} className="size-9" />
                ) : (
                  <Icon icon={CircleAlert} className="size-9" />
                )}
              </span>
              <h1 id="payment-complete-title" className="text-2xl font-extrabold">
                {succeeded ? t('placed') : t('failed')}
              </h1>
              <p id="payment-complete-text" className="mt-2 text-muted-foreground">
                {succeeded ? t(placedText(result, reference !== null)) : t('failedText')}
              </p>
              {!succeeded && reason && <p className="mt-3 font-semibold">{reasons(reason)}</p>}
              {reference && <PaymentReference {...reference} />}
            </div>
            <div>
              {order && <CompleteBooks order={order} />}
              <CompleteFacts result={result} order={order} hasReference={reference !== null} />
              {order && succeeded && <CompleteArrival order={order} result={result} now={now} />}
              {next && (
                <CompleteNote
                  icon={
                    <Icon
                      icon={ChevronRight}
                      className="mt-1 size-5 text-primary rtl:-scale-x-100"
                    />
                  }
                >
                  <b className="block">{t('nextTitle')}</b>
                  {t(next)}
                </CompleteNote>
              )}
            </div>
          </div>
          <div className="mt-7 grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
            {/* Links lead to pages in the language around them. */}
            <NextIntlClientProvider locale={pageLocale}>
              {nextSteps(result, order, now).map(({ path, text }, index) => (
                <Button key={path} asChild size="lg" variant={index === 0 ? 'default' : 'outline'}>
                  <Link href={path}>{t(text)}</Link>
                </Button>
              ))}
            </NextIntlClientProvider>
          </div>
        </CardContent>
      </Card>
    </div>
  );
}

function placedText(result: PaymentResult, hasReference: boolean) {
  if (!awaitsPayment(result)) return 'placedText';
  return hasReference || hasOutletNumber(result) ? 'unpaidText' : 'waitingText';
}

/** Paymob's number identifies a transaction and cannot be used to pay. */
function hasOutletNumber({ isFawry, reference }: PaymentResult): boolean {
  return isFawry && reference !== null;
}

/** What happens next, to the owner of the order. `now` in milliseconds. */
function nextText(result: PaymentResult, order: PayableOrder | null, now: number) {
  if (!order) return null;
  if (!result.succeeded) return isPayable(order, now) ? 'nextFailed' : null;
  if (!awaitsPayment(result)) return 'nextPaid';
  return openReference(order, now) || hasOutletNumber(result) ? 'nextUnpaid' : 'nextWaiting';
}

/** The links to show, most likely first: after a failure, back to the payment. `now` in milliseconds. */
function nextSteps({ succeeded }: PaymentResult, order: PayableOrder | null, now: number) {
  const shop = { path: '/shop', text: 'back' } as const;
  if (!order) {
    // There is nothing more to show for a success.
    return succeeded ? [shop] : [{ path: '/profile/orders', text: 'yourOrders' } as const, shop];
  }
  const { order_id: id } = order;
  const view = { path: `/profile/orders?order=${id}`, text: 'viewOrder' } as const;
  if (succeeded) return [shop, view];
  const pay = { path: `/checkout/order/${id}`, text: 'payOrder' } as const;
  return [isPayable(order, now) ? pay : view, shop];
}
