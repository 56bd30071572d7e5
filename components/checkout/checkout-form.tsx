'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode, SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { Link } from '@/components/navigation/link';
import { PayButton } from '@/components/payments/pay-button';
import { PaymentOptions } from '@/components/payments/payment-options';
import { Button } from '@/components/ui/button';
import { CheckoutCard } from './card';
import { CheckoutAside, CheckoutColumn, CheckoutGrid } from './checkout-grid';
import { CheckoutNotices } from './checkout-notices';
import { CheckoutPrice } from './checkout-price';
import { OrderedBooks } from './ordered-books';
import { PersonalCard } from './personal-card';
import { PromoField } from './promo-field';
import { ShippingCard } from './shipping-card';
import { useCheckout, type CheckoutOptions } from './use-checkout';

export type CheckoutFormProps = CheckoutOptions & {
  /** The delivery dates, which are only known in Egypt. */
  arrival: ReactNode;
};

/** The sections: person, address, books and payment. */
export function CheckoutForm({ arrival, ...options }: CheckoutFormProps) {
  const { providers } = options.payments;
  const t = useTranslations();
  const hasScripts = useHasScripts();
  const checkout = useCheckout(options);
  const { price, order } = checkout;
  const { choice, script, payment } = order;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    checkout.submit();
  }

  if (checkout.items?.length === 0) return <EmptyCheckout />;
  return (
    <FormProvider {...checkout.form}>
      {/* Until React has read the cart, a script has found out whether it is empty: see `empty-cart-script`. */}
      {!hasScripts && (
        <div className="hidden empty-cart:block">
          <EmptyCheckout />
        </div>
      )}
      <CheckoutGrid onSubmit={submit} className={hasScripts ? undefined : 'empty-cart:hidden'}>
        <OrderedBooks items={checkout.items} onRetry={checkout.retryItems} price={price} />
        <CheckoutColumn>
          {!checkout.isOnline && (
            <p
              role="status"
              className="rounded-md border border-destructive px-4 py-3 font-semibold"
            >
              {t('checkout.offline')}
            </p>
          )}
          <PersonalCard phones={checkout.phones.states} onPhoneLeft={checkout.phones.leave} />
          <ShippingCard
            locations={checkout.locations}
            onRetry={checkout.retryPlaces}
            onPlace={checkout.choosePlace}
          />
        </CheckoutColumn>
        <CheckoutAside>
          {checkout.items && (
            <CheckoutPrice
              items={checkout.items}
              price={price}
              arrival={checkout.inEgypt && arrival}
              onRetry={checkout.retryPrice}
            >
              <PromoField promo={checkout.promo} price={price} />
            </CheckoutPrice>
          )}
          <CheckoutCard title={t('payments.title')}>
            <PaymentOptions
              providers={providers}
              choice={choice}
              onChoose={checkout.choose}
              loading={choice.provider === 'fawry' && script === 'loading'}
            />
          </CheckoutCard>
          <PayButton
            choice={choice}
            total={price.status === 'ready' ? (price.quote?.totals.after ?? null) : null}
            busy={payment.busy}
            disabled={!hasScripts || providers.length === 0}
            problem={payment.stage.name === 'failed' ? payment.stage.text : checkout.problemText}
          />
        </CheckoutAside>
        <CheckoutNotices checkout={checkout} />
      </CheckoutGrid>
    </FormProvider>
  );
}

/** Shown in place of the form, e.g. after returning from a payment or ordering in another tab. */
function EmptyCheckout() {
  const t = useTranslations('checkout.dialogs.empty');
  return (
    <CheckoutCard title={t('title')} className="mt-5">
      <p className="mt-2 text-muted-foreground">{t('text')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link href="/shop">{t('choose')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href="/profile/orders">{t('orders')}</Link>
        </Button>
      </div>
    </CheckoutCard>
  );
}
