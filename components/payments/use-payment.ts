'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { localePath } from '@/lib/i18n/locale';
import { loadDocument } from '@/lib/navigation/load-document';
import type { BrowserPayments } from '@/lib/payments/browser-payments.server';
import { openFawryPopup } from '@/lib/payments/fawry-plugin';
import type { OrderToPay, Prepared } from '@/lib/payments/order-to-pay';
import type { PaymentChoice, PaymobMethod } from '@/lib/payments/payment-choice';
import { keepPaymentLanguage } from '@/lib/payments/payment-language';
import { paymentCompletePath } from '@/lib/payments/payment-result';
import { openPaymentTab, showInTab } from '@/lib/payments/payment-tab';
import { record } from '@/lib/telemetry/record';
import { seconds } from '@/lib/time';
import { paymentFailureText } from '@/lib/payments/failure-text';
import { followTab } from './follow-tab';
import type { PaymentStage, TabPayment } from './payment-stage';

// After this time a shopper who has paid, or whose tab was blocked, is taken home.
const shownFor = seconds(2);

const loadClient = async () => (await import('@/lib/supabase/browser-client')).browserClient();

/** Pays for an order in the selected way. Only one payment at a time: a second press is ignored. */
export function usePayment(payments: BrowserPayments) {
  const t = useTranslations('payments');
  const failures = useTranslations('payments.failures');
  const reasons = useTranslations('declineReasons');
  const locale = useLocale();
  const [stage, setStage] = useState<PaymentStage>({ name: 'idle' });
  const running = useRef(false);
  const stopWaiting = useRef<() => void>(() => undefined);

  useEffect(() => () => stopWaiting.current(), []);

  // All navigation from here is a full page load, see `isOwnDocument`.
  const goHome = () => loadDocument(localePath(locale, '/'));

  function goHomeSoon() {
    const timer = window.setTimeout(goHome, shownFor);
    stopWaiting.current = () => window.clearTimeout(timer);
  }

  function fail(text: string, order: OrderToPay | null, isClosed = false) {
    running.current = false;
    setStage({ name: 'failed', text, order, isClosed });
  }

  function reset() {
    running.current = false;
    setStage({ name: 'idle' });
  }

  async function payWithFawry({ order, details }: Extract<Prepared, { ok: true }>) {
    const [client, { prepareFawryCharge, reportFawryResult }] = await Promise.all([
      loadClient(),
      import('@/lib/payments/fawry-charge'),
    ]);
    const prepared = await prepareFawryCharge(client, order, details, payments.merchantCode);
    if (!prepared.ok) {
      fail(paymentFailureText({ t, failures }, prepared.failure), order);
      return;
    }
    setStage({ name: 'popup' });
    const outcome = await openFawryPopup(prepared.charge, locale);
    if (outcome.status !== 'completed') {
      // Closing the popup is not an error: the dialog says how to continue.
      if (outcome.status === 'closed') fail('', order, true);
      else fail(outcome.reason ? reasons(outcome.reason) : t('paymentFailed'), order);
      return;
    }
    setStage({ name: 'working', step: 'leaving' });
    // Failures are ignored, because Fawry notifies the server as well.
    await reportFawryResult(client, outcome.result).catch(() => false);
    loadDocument(localePath(locale, paymentCompletePath(outcome.result)));
  }

  /** Waits while the payment is open in its own tab. */
  function waitForTab(tab: Window | null, payment: TabPayment) {
    const { page, order, attemptId } = payment;
    stopWaiting.current();
    setStage({ name: 'tab', payment, blocked: tab === null });
    if (!tab) {
      goHomeSoon();
      return;
    }
    showInTab(tab, page);
    stopWaiting.current = followTab(tab, { orderId: order.order_id, attemptId }, (end) => {
      if (end === 'checking') {
        setStage({ name: 'working', step: 'confirming' });
        return;
      }
      setStage({ name: 'returned', ...end, order });
      if (end.outcome === 'paid') goHomeSoon();
    });
  }

  async function payWithPaymob(
    { order, details }: Extract<Prepared, { ok: true }>,
    { method, walletPhone }: { method: PaymobMethod; walletPhone: string },
    tab: Window | null,
  ) {
    const [client, { startPaymobPayment }] = await Promise.all([
      loadClient(),
      import('@/lib/payments/paymob-payment'),
    ]);
    const means = { method, walletPhone, baseUrl: payments.paymobUrl };
    const attempt = await startPaymobPayment(client, order, details, means);
    if (!attempt.ok) {
      tab?.close();
      fail(paymentFailureText({ t, failures }, attempt.failure), order);
    } else if ('page' in attempt) {
      waitForTab(tab, { ...attempt, order });
    } else {
      setStage({ name: 'kiosk', reference: attempt.reference, expiresAt: attempt.expiresAt });
    }
  }

  /**
   * Opens a tab if one is needed, synchronously because browsers require it within the click; then `prepare` provides
   * the order.
   */
  async function pay(choice: PaymentChoice, prepare: () => Promise<Prepared>) {
    if (running.current) return;
    running.current = true;
    const { provider, method, walletPhone } = choice;
    keepPaymentLanguage(locale);
    const opensTab = provider === 'paymob' && method !== 'kiosk';
    const tab = opensTab ? openPaymentTab(t('tab.opening')) : null;
    setStage({ name: 'working', step: 'order' });
    let order: OrderToPay | null = null;
    try {
      const prepared = await prepare();
      order = prepared.order;
      if (!prepared.ok) {
        tab?.close();
        if (prepared.isNotice) reset();
        else fail(prepared.text, order);
        return;
      }
      const payload = { provider, method };
      record({ kind: 'checkout', name: 'payment_details_sent', payload });
      setStage(
        method === 'kiosk' && provider === 'paymob'
          ? { name: 'kiosk-waiting' }
          : { name: 'working', step: 'payment' },
      );
      if (provider === 'fawry') await payWithFawry(prepared);
      else if (method) await payWithPaymob(prepared, { method, walletPhone }, tab);
    } catch (error) {
      tab?.close();
      const isPaymob = order && provider === 'paymob' && method;
      fail(isPaymob ? t(`paymobError.${method}`) : t('paymentFailed'), order);
      throw error;
    }
  }

  return {
    stage,
    pay,
    /** Whether a payment is in progress. */
    busy: stage.name !== 'idle' && stage.name !== 'failed',
    reset,
    /** Opens the payment page again; must be called from a click. */
    openTab: (payment: TabPayment) => waitForTab(openPaymentTab(t('tab.opening')), payment),
  };
}
