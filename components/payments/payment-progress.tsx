'use client';

import type { Locale } from '@/lib/i18n/locale';
import { CountdownOverlay } from './countdown-overlay';
import { KioskDialog } from './kiosk-dialog';
import type { PaymentStage, TabPayment, WorkStep } from './payment-stage';
import type { PaymentWords } from './payment-words';
import { ReturnedOverlay } from './returned-overlay';
import { TabOverlay } from './tab-overlay';
import { WorkingOverlay } from './working-overlay';

type PaymentProgressProps = {
  locale: Locale;
  stage: PaymentStage;
  /** What is said while something is being done. */
  progress: Record<WorkStep, string>;
  onOpenTab: (payment: TabPayment) => void;
  words: PaymentWords;
};

/** What covers the page from the press of the pay button on. A failure is the page's own to show. */
export function PaymentProgress(props: PaymentProgressProps) {
  const { locale, stage, progress, onOpenTab, words } = props;
  switch (stage.name) {
    case 'idle':
    case 'failed':
      return null;
    case 'working':
      return <WorkingOverlay text={progress[stage.step]} />;
    case 'popup':
      return (
        <CountdownOverlay
          locale={locale}
          text={words.popup.loading}
          warning={words.popup.stay}
          words={words}
        />
      );
    case 'kiosk-waiting':
      return <CountdownOverlay locale={locale} text={words.kiosk.waiting} words={words} />;
    case 'kiosk':
      return (
        <KioskDialog
          locale={locale}
          reference={stage.reference}
          expiresAt={stage.expiresAt}
          words={words}
        />
      );
    case 'tab':
      return (
        <TabOverlay
          locale={locale}
          blocked={stage.blocked}
          onOpen={() => onOpenTab(stage.payment)}
          words={words}
        />
      );
    case 'returned':
      return (
        <ReturnedOverlay
          locale={locale}
          outcome={stage.outcome}
          order={stage.order}
          words={words}
        />
      );
  }
}
