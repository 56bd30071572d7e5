import { Phrase } from '@/components/delivery/phrase';
import { Icon } from '@/components/ui/icon';
import type { FeeRange } from '@/lib/delivery/delivery';
import { formatAmountRange } from '@/lib/i18n/format';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { policyAnchors } from '@/lib/policies/policies';
import type { OfferWords } from './offer-words';

type ProductPromisesProps = {
  locale: Locale;
  fees: FeeRange | null;
  words: OfferWords;
};

const linkClass =
  'font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2';

/** What delivery costs, when the book arrives and how long it may be returned. */
export function ProductPromises({ locale, fees, words }: ProductPromisesProps) {
  const [before, linked, after] = words.returns.split(/<\/?link>/);
  return (
    <ul aria-label={words.promises} className="mt-5 space-y-2 text-sm text-muted-foreground">
      <li className="flex items-start gap-3">
        <Icon name="truck" className="mt-0.5 size-5" />
        <div className="min-w-0 grow">
          <p>
            {fees ? (
              <Phrase
                words={words.delivery}
                values={{
                  fees: formatAmountRange(fees.from_pt / 100, fees.to_pt / 100, locale),
                }}
              />
            ) : (
              words.deliveryUnknown
            )}
          </p>
          <a href={localePath(locale, '/delivery')} data-act="delivery" className={linkClass}>
            {words.choose}
          </a>
        </div>
      </li>
      <li className="flex items-start gap-3">
        <Icon name="refresh" className="mt-0.5 size-5" />
        <p>
          {before}
          <a href={localePath(locale, `/about#${policyAnchors.refunds}`)} className={linkClass}>
            {linked}
          </a>
          {after}
        </p>
      </li>
    </ul>
  );
}
