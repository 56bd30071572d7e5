import { wholeRange, type FeeRange } from '@/lib/delivery/delivery';
import { pounds } from '@/lib/money';
import { currency, priceText } from '@/lib/seo/product-facts';

/**
 * The delivery fee for a feed, `60.00 EGP`; null if no fees are known. Neither Google nor Meta knows Egypt's
 * governorates, and a fee may be stated too high but not too low, so it is the highest.
 */
export function feedShipping(rates: readonly FeeRange[]): string | null {
  const range = wholeRange(rates);
  return range && `${priceText(pounds(range.to_pt))} ${currency}`;
}
