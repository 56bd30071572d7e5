'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAnnouncedChange } from '@/components/feedback/use-announced-change';
import { cartTotal, type CartItem } from '@/lib/cart/cart-item';
import type { QuoteState } from '@/lib/checkout/use-quote';
import { formatAmount } from '@/lib/i18n/format';
import { CheckoutCard } from './card';
import { QuotedPrice } from './quoted-price';

type CheckoutPriceProps = {
  items: readonly CartItem[];
  price: QuoteState;
  /** The delivery dates, where they are known. */
  arrival: ReactNode;
  /** Requests the price again after a failure. */
  onRetry: () => void;
  /** The promo code field. */
  children: ReactNode;
};

/** The price of the books with delivery, in parts. */
export function CheckoutPrice({ items, price, arrival, onRetry, children }: CheckoutPriceProps) {
  const t = useTranslations('checkout.summary');
  useAnnouncedChange(useSpokenPrice(price));
  return (
    <CheckoutCard title={t('price')}>
      {children}
      <QuotedPrice price={price} subtotal={cartTotal(items)} arrival={arrival} onRetry={onRetry} />
    </CheckoutCard>
  );
}

/** The announcement of a new price for screen readers. */
function useSpokenPrice({ status, quote }: QuoteState): string {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  if (status !== 'ready' || !quote) return '';
  const label = quote.promo.valid ? t('after') : t('total');
  return `${label}: ${formatAmount(quote.totals.after, locale)}`;
}
