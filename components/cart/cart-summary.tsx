import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CartDelivery } from '@/components/delivery/cart-delivery';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import type { ReadyCart } from '@/lib/cart/use-cart-items';
import { CartTotal } from './cart-total';

type CartSummaryProps = {
  cart: ReadyCart;
  /** Shown in place of the delivery and the checkout button. */
  offlineNote?: ReactNode;
};

/** Subtotal and total are equal until the checkout computes delivery, as the line below them says. */
export function CartSummary({ cart, offlineNote }: CartSummaryProps) {
  const t = useTranslations('cart');
  return (
    <Card
      role="region"
      aria-labelledby="cart-summary"
      className="mt-5 self-start lg:tall:sticky lg:tall:top-26"
    >
      <CardHeader>
        <CardTitle>
          <h2 id="cart-summary">{t('summary')}</h2>
        </CardTitle>
      </CardHeader>
      <CardContent>
        <dl className="grid gap-y-2">
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt>{t('subtotal')}</dt>
            <dd>
              <CartTotal cart={cart} />
            </dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-4 border-t pt-2 text-lg font-bold">
            <dt>{t('total')}</dt>
            <dd>
              <CartTotal cart={cart} />
            </dd>
          </div>
        </dl>
        {offlineNote ?? (
          <>
            <p className="mt-2 text-sm text-muted-foreground">{t('shippingBelow')}</p>
            <Button asChild className="mt-4 w-full">
              <Link href="/checkout">{t('proceed')}</Link>
            </Button>
            {/* Last, because it is loaded late and must not move the buttons above it. */}
            <CartDelivery lines={cart.items} />
          </>
        )}
      </CardContent>
    </Card>
  );
}
