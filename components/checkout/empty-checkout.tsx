import { localePath, type Locale } from '@/lib/i18n/locale';
import { Card } from './card';
import type { CheckoutWords } from './checkout-words';

/** In place of the form, e.g. for who comes back from a payment, or has ordered in another tab. */
export function EmptyCheckout({ locale, words }: { locale: Locale; words: CheckoutWords }) {
  const { empty } = words.dialogs;
  return (
    <Card title={empty.title} className="mt-5">
      <p className="mt-2 text-muted-foreground">{empty.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={localePath(locale, '/shop')} className="btn btn-default btn-md">
          {empty.choose}
        </a>
        <a href={localePath(locale, '/profile/orders')} className="btn btn-outline btn-md">
          {empty.orders}
        </a>
      </div>
    </Card>
  );
}
