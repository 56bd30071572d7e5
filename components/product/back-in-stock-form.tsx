'use client';

import { Check } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { notifyFormId } from '@/components/catalogue/notify-link';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
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

/** Requests an e-mail when the book is back; replaced by a confirmation once that was noted. */
export function BackInStockForm({ sku, action }: BackInStockFormProps) {
  const t = useTranslations('backInStock');
  const locale = useLocale();
  const email = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<RequestResult | null>(null);
  const isInvalid = result === 'invalid_email';

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const field = email.current;
    if (!field?.validity.valid) {
      setResult('invalid_email');
      field?.focus();
      return;
    }
    setIsSending(true);
    setResult(null);
    const answer = await send(form);
    setIsSending(false);
    setResult(answer);
    if (answer === 'invalid_email') field.focus();
  }

  const isDone = result !== null && isNoted(result);
  // Brings the confirmation into view, and screen readers to it.
  useEffect(() => {
    if (isDone) confirmation.current?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <div
        ref={confirmation}
        id={notifyFormId}
        role="group"
        tabIndex={-1}
        aria-labelledby="back-in-stock"
        aria-describedby={answerId}
        className="mt-6 flex max-w-md gap-3 rounded-lg border border-primary bg-accent p-4 text-accent-foreground outline-none"
      >
        <Icon icon={Check} className="mt-1 size-5" />
        <div className="min-w-0">
          <h2 id="back-in-stock" className="text-lg font-bold">
            {t(`results.${result}.title`)}
          </h2>
          <p id={answerId}>{t(`results.${result}.text`)}</p>
        </div>
      </div>
    );
  }
  return (
    <form
      id={notifyFormId}
      // The shop's own messages instead of the browser's.
      noValidate
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
        <Input
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
          className="min-w-[min(12rem,100%)] flex-1"
        />
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? t('sending') : t('submit')}
        </Button>
      </div>
      <p
        id={answerId}
        role="status"
        className="text-sm font-semibold text-destructive not-empty:mt-2"
      >
        {result && t(`results.${result}.text`)}
      </p>
    </form>
  );
}
