'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '@/components/feedback/announce';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { QuoteState } from '@/lib/checkout/use-quote';
import { formatAmount } from '@/lib/i18n/format';
import { longestPromo, type Promo } from './use-price';

type Note = { text: string; isFault: boolean };

/** The message about the code that the price was requested with. */
function usePromoNote(
  requestedCode: string | null,
  { status, quote, failure }: QuoteState,
): Note | null {
  const t = useTranslations('checkout.promo');
  const locale = useLocale();
  if (requestedCode === null || status === 'none') return null;
  if (status === 'failed') {
    // Other failures are shown with the price.
    return failure ? { text: t('reasons.failed'), isFault: true } : null;
  }
  if (status === 'calculating' || !quote) return null;
  const { valid, reason, minimum } = quote.promo;
  if (valid) return { text: t('applied'), isFault: false };
  if (reason === null) return { text: t('reasons.unknown'), isFault: true };
  const isShort = reason === 'below_minimum' && minimum !== null;
  const least = isShort ? ` \u2068${formatAmount(minimum, locale)}\u2069` : '';
  return { text: t(`reasons.${reason}`) + least, isFault: true };
}

/** A promo code that can be applied and removed, with its result next to it. */
export function PromoField({ promo, price }: { promo: Promo; price: QuoteState }) {
  const t = useTranslations('checkout.promo');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const known = usePromoNote(promo.requestedCode, price);
  const busy = promo.requestedCode !== null && price.status === 'calculating';
  const isApplied = promo.requestedCode !== null && known?.isFault === false;
  const note = isEmpty ? { text: t('empty'), isFault: true } : known;

  const text = note?.text ?? '';
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);

  function apply() {
    if (busy) return;
    const nothing = promo.typed.trim() === '';
    setEmpty(nothing);
    if (nothing) field.current?.focus();
    else promo.apply();
  }

  function remove() {
    promo.remove();
    announce(t('removed'));
    field.current?.focus();
  }

  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {t('label')}
      </label>
      <div className="flex gap-2">
        <Input
          ref={field}
          id={id}
          name="promo"
          value={promo.typed}
          readOnly={isApplied}
          maxLength={longestPromo}
          dir="auto"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={note?.isFault || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setEmpty(false);
            promo.setTyped(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter applies the code and does not submit the order.
            event.preventDefault();
            if (!isApplied) apply();
          }}
        />
        {isApplied ? (
          <Button type="button" variant="outline" aria-label={t('removeCode')} onClick={remove}>
            {t('remove')}
          </Button>
        ) : (
          <Button type="button" variant="outline" aria-disabled={busy || undefined} onClick={apply}>
            {busy ? t('applying') : t('apply')}
          </Button>
        )}
      </div>
      <p
        id={`${id}-note`}
        className={`mt-1 min-h-6 text-sm font-semibold ${note?.isFault ? 'text-destructive' : 'text-accent-foreground'}`}
      >
        {text}
      </p>
    </div>
  );
}
