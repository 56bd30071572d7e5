'use client';

import { FullOverlay } from '@/components/ui/full-overlay';
import { Spinner } from '@/components/ui/spinner';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { countdownSeconds } from './countdown-seconds';
import type { PaymentWords } from './payment-words';
import { useCountdown } from './use-countdown';

type CountdownOverlayProps = {
  locale: Locale;
  /** What is waited for. */
  text: string;
  /** A warning, in red. */
  warning?: string;
  words: PaymentWords;
};

/** Waits with the shopper for a payment page; after ten seconds it offers the way home (spec §2 Checkout). */
export function CountdownOverlay({ locale, text, warning, words }: CountdownOverlayProps) {
  const left = useCountdown(countdownSeconds);
  const { countdown, home } = words.popup;
  return (
    <FullOverlay label={text}>
      {left > 0 && <Spinner className="size-12" />}
      <p role="status" className="text-lg font-semibold">
        {text}
      </p>
      {warning && <p className="font-bold text-destructive">{warning}</p>}
      {left > 0 ? (
        <p className="text-muted-foreground">{countdown[left]}</p>
      ) : (
        <a href={localePath(locale, '/')} className="btn btn-default btn-md">
          {home}
        </a>
      )}
    </FullOverlay>
  );
}
