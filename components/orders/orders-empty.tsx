import { Icon } from '@/components/ui/icon';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { OrdersWords } from './orders-words';

export function OrdersEmpty({ locale, words }: { locale: Locale; words: OrdersWords['list'] }) {
  return (
    <div className="flex flex-col items-center px-2 py-6 text-center">
      <span className="mb-3 inline-flex size-14 items-center justify-center rounded-full bg-accent text-accent-foreground">
        <Icon name="bag" className="size-7" />
      </span>
      <p className="font-bold">{words.empty}</p>
      <p className="mt-1 text-sm text-muted-foreground">{words.emptyText}</p>
      <a href={localePath(locale, '/shop')} className="btn btn-default btn-md mt-4">
        {words.start}
      </a>
    </div>
  );
}
