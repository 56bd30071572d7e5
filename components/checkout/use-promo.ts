'use client';

import { useState } from 'react';
import type { QuoteState } from '@/lib/checkout/use-quote';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { CheckoutWords } from './checkout-words';

/** The longest code that the server reads. */
export const longestPromo = 64;

export type PromoNote = { text: string; isFault: boolean };

/** What is said beside the field about the code that was asked for. */
export function promoNote(
  { promo: words }: CheckoutWords,
  asked: string | null,
  { status, quote, failure }: QuoteState,
  locale: Locale,
): PromoNote | null {
  if (asked === null || status === 'none') return null;
  if (status === 'failed') {
    // Any other failure is the price's own affair.
    return failure ? { text: words.reasons.failed, isFault: true } : null;
  }
  if (status === 'calculating' || !quote) return null;
  const { valid, reason, minimum } = quote.promo;
  if (valid) return { text: words.applied, isFault: false };
  if (reason === null) return { text: words.reasons.unknown, isFault: true };
  const isShort = reason === 'below_minimum' && minimum !== null;
  const least = isShort ? ` \u2068${formatAmount(minimum, locale)}\u2069` : '';
  return { text: words.reasons[reason] + least, isFault: true };
}

/** The code in the field, and the one that the price is asked with. */
export function usePromo(kept: string | null) {
  const [typed, setTyped] = useState(kept ?? '');
  const [asked, setAsked] = useState(kept);
  return {
    typed,
    setTyped,
    asked,
    apply: () => setAsked(typed.trim().slice(0, longestPromo)),
    remove: () => {
      setTyped('');
      setAsked(null);
    },
  };
}
