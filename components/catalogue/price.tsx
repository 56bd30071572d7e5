import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';

type PriceProps = { pounds: number; locale: Locale; className?: string };

/** The only way to show a price: isolated, so that its digits and currency keep their order. */
export function Price({ pounds, locale, className }: PriceProps) {
  return <bdi className={className}>{formatPrice(pounds, locale)}</bdi>;
}
