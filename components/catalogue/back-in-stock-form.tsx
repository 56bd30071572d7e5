import { requestAddress } from '@/lib/back-in-stock/back-in-stock';
import type { Locale } from '@/lib/i18n/locale';
import type { OfferWords } from './offer-words';

type BackInStockFormProps = { locale: Locale; sku: string; words: OfferWords['back'] };

/** Asks for one mail when the book is back. Without scripts the browser sends it and is led to a page that answers. */
export function BackInStockForm({ locale, sku, words }: BackInStockFormProps) {
  return (
    <form
      method="post"
      action={requestAddress}
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
          id="back-in-stock-email"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          className="input min-w-[min(12rem,100%)] flex-1"
        />
        <button type="submit" data-act="remind" className="btn btn-secondary btn-md">
          {words.submit}
        </button>
      </div>
      <p id="back-in-stock-answer" role="status" className="back-in-stock-answer" />
    </form>
  );
}
