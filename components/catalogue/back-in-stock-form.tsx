import { useRef, useState, type FormEvent } from 'react';
import { isNoted, requestAddress, type RequestResult } from '@/lib/back-in-stock/back-in-stock';
import { sendRequest } from '@/lib/back-in-stock/send-request';
import type { Locale } from '@/lib/i18n/locale';
import type { OfferWords } from './offer-words';
import { useAwake } from './use-awake';

type BackInStockFormProps = { locale: Locale; sku: string; words: OfferWords['back'] };

/** Asks for one mail when the book is back. Without scripts the browser sends it and is led to a page that answers. */
export function BackInStockForm({ locale, sku, words }: BackInStockFormProps) {
  const isAwake = useAwake();
  const email = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<RequestResult | null>(null);
  const isRefused = result === 'invalid_email';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setResult(null);
    const answer = await sendRequest(event.currentTarget);
    setBusy(false);
    setResult(answer);
    if (answer === 'invalid_email') email.current?.focus();
    if (answer === 'noted' && email.current) email.current.value = '';
  }

  return (
    <form
      method="post"
      action={requestAddress}
      noValidate={isAwake}
      onSubmit={(event) => void submit(event)}
      aria-labelledby="back-in-stock"
      className="mt-6 max-w-md rounded-lg border border-border bg-card p-4"
    >
      <h2 id="back-in-stock" className="text-lg font-bold">
        {words.title}
      </h2>
      <p className="text-sm text-muted-foreground">{words.text}</p>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="locale" value={locale} />
      <label htmlFor="back-in-stock-email" className="mt-3 mb-1 block font-semibold">
        {words.email}
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
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? 'back-in-stock-answer' : undefined}
          className="input min-w-48 flex-1"
        />
        <button
          type="submit"
          aria-disabled={isBusy || undefined}
          className="btn btn-secondary btn-md"
        >
          {isBusy ? words.sending : words.submit}
        </button>
      </div>
      <p
        id="back-in-stock-answer"
        role="status"
        className={`text-sm font-semibold ${result && !isNoted(result) ? 'text-destructive' : 'text-primary'}`}
      >
        {result && words.results[result]}
      </p>
    </form>
  );
}
