'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { Quote } from '@/lib/checkout/quote';
import type { QuoteState } from '@/lib/checkout/use-quote';
import { PriceBreakdown } from './price-breakdown';
import { PriceRow } from './price-row';

type QuotedPriceProps = {
  price: QuoteState;
  /** In pounds: shown until the full price has been loaded. */
  subtotal: number;
  /** The delivery dates, where they are known. */
  arrival: ReactNode;
  onRetry: () => void;
};

/** The server's price, or its loading state. */
export function QuotedPrice(props: QuotedPriceProps) {
  const { subtotal, arrival, onRetry } = props;
  const { status, quote } = props.price;
  const t = useTranslations('checkout.summary');
  const dialogs = useTranslations('checkout.dialogs');
  return (
    <div className="mt-3 border-t border-border pt-4" aria-busy={status === 'calculating'}>
      {!quote && (
        <dl className="mb-3">
          <PriceRow label={t('subtotal')} amount={subtotal} />
        </dl>
      )}
      {status === 'none' && <p className="text-muted-foreground">{t('chooseArea')}</p>}
      {status === 'calculating' && (
        <p className="mb-2 flex items-center gap-2 text-muted-foreground">
          <Spinner className="size-4" /> {t('calculating')}
        </p>
      )}
      {status === 'failed' && (
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-semibold text-destructive">{t('failed')}</span>
          <Button type="button" onClick={onRetry} variant="link" size="xs">
            {dialogs('error.tryAgain')}
          </Button>
        </p>
      )}
      {quote && (
        <div className={status === 'calculating' ? 'opacity-60' : ''}>
          <QuoteRows quote={quote} />
        </div>
      )}
      {arrival && <p className="mt-3 text-sm text-muted-foreground">{arrival}</p>}
    </div>
  );
}

function QuoteRows({ quote }: { quote: Quote }) {
  const t = useTranslations('checkout.summary');
  const { subtotal, shipping, extra_fee: fee, promo, totals } = quote;
  return (
    <PriceBreakdown
      subtotal={subtotal}
      shipping={shipping.before}
      fee={fee.before}
      discount={promo.amount}
    >
      {promo.valid ? (
        <>
          <PriceRow label={t('before')} amount={totals.before} look="struck" />
          <PriceRow label={t('after')} amount={totals.after} look="total" />
        </>
      ) : (
        <PriceRow label={t('total')} amount={totals.after} look="total" />
      )}
    </PriceBreakdown>
  );
}
