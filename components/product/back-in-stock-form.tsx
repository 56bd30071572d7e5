'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type SubmitEvent } from 'react';
import { isNoted, type RequestResult } from '@/lib/back-in-stock/results';

const answerId = 'back-in-stock-answer';

async function send(form: HTMLFormElement): Promise<RequestResult> {
  try {
    const [{ sendBackInStockRequest }, { visitorClient }] = await Promise.all([
      import('@/lib/back-in-stock/queries'),
      import('@/lib/supabase/visitor-client'),
    ]);
    return await sendBackInStockRequest(visitorClient(), new FormData(form));
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

/** Requests an e-mail when the book is back. */
export function BackInStockForm({ sku, action }: BackInStockFormProps) {
  const t = useTranslations('backInStock');
  const locale = useLocale();
  const email = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<RequestResult | null>(null);
  const isInvalid = result === 'invalid_email';

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setIsSending(true);
    setResult(null);
    const answer = await send(form);
    setIsSending(false);
    setResult(answer);
    if (answer === 'noted') form.reset();
    if (answer === 'invalid_email') email.current?.focus();
  }

  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      aria-labelledby="back-in-stock"
      className="mt-6 max-w-md rounded-lg border border-border bg-card p-4"
    >
      <h2 id="back-in-stock" className="text-lg font-bold">
        {t('title')}
      </h2>
      <p className="text-sm text-muted-foreground">{t('text')}</p>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="locale" value={locale} />
      <label htmlFor="back-in-stock-email" className="mt-3 mb-1 block font-semibold">
        {t('email')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={email}
          id="back-in-stock-email"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? answerId : undefined}
          className="input min-w-[min(12rem,100%)] flex-1"
        />
        <button
          type="submit"
          aria-disabled={isSending || undefined}
          className="btn btn-secondary btn-md"
        >
          {isSending ? t('sending') : t('submit')}
        </button>
      </div>
      <p
        id={answerId}
        role="status"
        data-bad={result && !isNoted(result) ? 'yes' : undefined}
        className="back-in-stock-answer"
      >
        {result && t(`results.${result}.text`)}
      </p>
    </form>
  );
}
