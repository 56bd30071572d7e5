import { localePath, type Locale } from '@/lib/i18n/locale';
import type { PayOrderWords } from './pay-order-words';

type OrderSettledProps = { locale: Locale; status: string; words: PayOrderWords };

/** Why there is nothing to pay. */
export function OrderSettled({ locale, status, words }: OrderSettledProps) {
  const reasons: Record<string, string> = { pending: words.expired, cancelled: words.cancelled };
  return (
    <div className="panel">
      <p className="font-semibold">{reasons[status] ?? words.settled}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={localePath(locale, '/shop')} className="btn btn-default btn-md">
          {words.shop}
        </a>
        <a href={localePath(locale, '/profile')} className="btn btn-outline btn-md">
          {words.backToProfile}
        </a>
      </div>
    </div>
  );
}
