'use client';

import { Check } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { notifyFormId } from '@/components/catalogue/notify-link';
import { describedBy, errorId } from '@/components/forms/described-by';
import { emailEntry } from '@/components/forms/email-entry';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { Field, FieldError, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { StockRequest } from '@/lib/back-in-stock/queries';
import { isNoted, type RequestResult } from '@/lib/back-in-stock/results';

const titleId = 'back-in-stock';
const textId = 'back-in-stock-text';
const emailId = 'back-in-stock-email';

async function send(request: StockRequest): Promise<RequestResult> {
  try {
    const [{ sendBackInStockRequest }, { visitorClient }] = await Promise.all([
      import('@/lib/back-in-stock/queries'),
      import('@/lib/supabase/visitor-client'),
    ]);
    return await sendBackInStockRequest(visitorClient(), request);
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

type BackInStockFormProps = {
  sku: string;
  /** The server function for browsers without scripts, which redirects to a page with the result. */
  action: string;
};

/**
 * Requests an e-mail when the book is back; replaced by a confirmation once that was noted. Without react-hook-form and
 * zod, which would add 47 KiB of scripts to a page on which shoppers arrive, for one field.
 */
export function BackInStockForm({ sku, action }: BackInStockFormProps) {
  const t = useTranslations('backInStock');
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [result, setResult] = useState<RequestResult | null>(null);
  const noted = result && isNoted(result) ? result : null;

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current;
    if (!input || isSubmitting) return;
    setResult(null);
    setIsSubmitting(true);
    const isValid = input.validity.valid;
    const next = isValid ? await send({ sku, email: input.value, locale }) : 'invalid_email';
    setIsSubmitting(false);
    setResult(next);
    if (next === 'invalid_email') input.focus();
  }

  // Brings the confirmation into view, and screen readers to it.
  useEffect(() => {
    if (noted) confirmation.current?.focus();
  }, [noted]);

  if (noted) {
    return (
      <div
        ref={confirmation}
        id={notifyFormId}
        role="group"
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={textId}
        className="mt-6 flex max-w-md gap-3 rounded-lg border border-primary bg-accent p-4 text-accent-foreground outline-none"
      >
        <Icon icon={Check} className="mt-1 size-5" />
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg font-bold">
            {t(`results.${noted}.title`)}
          </h2>
          <p id={textId}>{t(`results.${noted}.text`)}</p>
        </div>
      </div>
    );
  }
  const error = result === 'invalid_email' ? t(`results.${result}.text`) : undefined;
  return (
    <form
      id={notifyFormId}
      // The shop's own messages instead of the browser's.
      noValidate
      method="post"
      action={action}
      onSubmit={(event) => void onSubmit(event)}
      aria-labelledby={titleId}
      className="mt-6 max-w-md rounded-lg border border-border bg-card p-4"
    >
      <h2 id={titleId} className="text-lg font-bold">
        {t('title')}
      </h2>
      <p className="text-sm text-muted-foreground">{t('text')}</p>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="locale" value={locale} />
      <Field className="mt-3">
        <FieldLabel htmlFor={emailId}>{t('email')}</FieldLabel>
        <div className="flex flex-wrap gap-2">
          <Input
            ref={field}
            name="email"
            {...emailEntry}
            {...describedBy(emailId, { error })}
            id={emailId}
            required
            maxLength={254}
            className="min-w-[min(12rem,100%)] flex-1"
          />
          <Button type="submit" aria-disabled={isSubmitting || undefined}>
            {isSubmitting ? t('sending') : t('submit')}
          </Button>
        </div>
        <FieldError id={errorId(emailId)}>{error}</FieldError>
      </Field>
      <p role="alert" className="mt-2 text-sm font-semibold text-destructive empty:hidden">
        {result && !error && t(`results.${result}.text`)}
      </p>
    </form>
  );
}
