import { useLocale, useTranslations } from 'next-intl';
import { Cover, CoverImage } from '@/components/cover';
import { lineTotal, type CartItem } from '@/lib/cart/cart-item';
import { inLocale, titleParts } from '@/lib/catalogue/product';
import { formatAmount } from '@/lib/i18n/format';

export function SummaryLine({ item }: { item: CartItem }) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const [name, ...rest] = titleParts(item, locale);
  const notes = inLocale(locale, item.notes, item.notes_en);
  return (
    <li className="flex gap-3 py-3">
      <div className="w-14 flex-none">
        {item.image_url ? (
          <Cover>
            <CoverImage src={item.image_url} sizes="3.5rem" alt="" width={56} height={75} />
          </Cover>
        ) : (
          <p className="rounded-sm bg-muted p-1 text-center text-xs text-muted-foreground">
            {t('noImage')}
          </p>
        )}
      </div>
      <div className="min-w-0 grow text-sm">
        <p>
          <bdi className="font-bold">{name}</bdi>
          {rest.map((part) => (
            <span key={part}>
              {' - '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-muted-foreground">
          <span>
            {t('quantity')}: {item.quantity} × <bdi>{formatAmount(item.retail_price, locale)}</bdi>{' '}
            {t('each')}
          </span>
          <bdi className="font-bold text-foreground">{formatAmount(lineTotal(item), locale)}</bdi>
        </p>
        {notes && (
          <p className="text-muted-foreground">
            <span className="font-semibold">{t('notes')}:</span> <bdi>{notes}</bdi>
          </p>
        )}
        {!item.available && <p className="font-semibold text-destructive">{t('unavailable')}</p>}
      </div>
    </li>
  );
}
