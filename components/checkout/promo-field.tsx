'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '@/components/feedback/announce';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { CheckoutWords } from './checkout-words';
import { longestPromo, type PromoNote } from './use-promo';

type PromoFieldProps = {
  typed: string;
  onType: (typed: string) => void;
  /** The code that the price was asked with. */
  asked: string | null;
  /** The price is being asked for with it. */
  busy: boolean;
  note: PromoNote | null;
  onApply: () => void;
  onRemove: () => void;
  words: CheckoutWords;
};

/** A promo code, applied and removed at will; what is said of it stands beside it. */
export function PromoField(props: PromoFieldProps) {
  const { typed, onType, asked, busy, note, onApply, onRemove, words } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const { promo } = words;
  const isApplied = asked !== null && note?.isFault === false;
  const said = isEmpty ? { text: promo.empty, isFault: true } : note;

  const text = said?.text ?? '';
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);

  function apply() {
    if (busy) return;
    setEmpty(typed.trim() === '');
    if (typed.trim() === '') field.current?.focus();
    else onApply();
  }

  function remove() {
    onRemove();
    announce(promo.removed);
    field.current?.focus();
  }

  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {promo.label}
      </label>
      <div className="flex gap-2">
        <Input
          ref={field}
          id={id}
          name="promo"
          value={typed}
          readOnly={isApplied}
          maxLength={longestPromo}
          dir="auto"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={said?.isFault || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setEmpty(false);
            onType(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not the order: the code is what was just typed.
            event.preventDefault();
            if (!isApplied) apply();
          }}
        />
        {isApplied ? (
          <Button type="button" variant="outline" aria-label={promo.removeCode} onClick={remove}>
            {promo.remove}
          </Button>
        ) : (
          <Button type="button" variant="outline" aria-disabled={busy || undefined} onClick={apply}>
            {busy ? promo.applying : promo.apply}
          </Button>
        )}
      </div>
      <p
        id={`${id}-note`}
        className={`mt-1 min-h-6 text-sm font-semibold ${said?.isFault ? 'text-destructive' : 'text-accent-foreground'}`}
      >
        {text}
      </p>
    </div>
  );
}
