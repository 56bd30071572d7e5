import { useTranslations } from 'next-intl';
import { useCartCount } from '@/lib/cart/cart-store';

/** The badge has its room before it has a number. */
export function CartBadge() {
  const t = useTranslations('cart');
  const count = useCartCount();
  return (
    <span className="inline-flex w-7 justify-center">
      <span className="sr-only">{t('count', { count })}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-primary px-1.5 text-sm leading-none font-bold text-primary-foreground"
        >
          {count}
        </span>
      )}
    </span>
  );
}
