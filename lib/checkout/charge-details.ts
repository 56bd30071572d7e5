import type { CartItem } from '@/lib/cart/cart-item';
import { displayTitle } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import { isEgypt, placeName, type Locations } from '@/lib/locations/location';
import { piastres } from '@/lib/money';
import type { ChargeDetails } from '@/lib/payments/order-to-pay';
import type { CheckoutValues } from './checkout-values';
import type { Quote } from './quote';

type Known = {
  form: CheckoutValues;
  items: readonly CartItem[];
  quote: Quote;
  locations: Locations | undefined;
  locale: Locale;
};

/** What the browser sends to the payment functions about an order. The server uses its own data instead. */
export function chargeDetails({ form, items, quote, locations, locale }: Known): ChargeDetails {
  const city = locations?.cities.find(({ id }) => id === form.cityId);
  return {
    customerName: `${form.firstName} ${form.lastName}`,
    customerEmail: form.email,
    customerMobile: form.phone,
    street: form.address,
    city: city ? placeName(city, locale) : '',
    inEgypt: isEgypt(form.countryId),
    products: items.map((item) => ({
      product_id: item.product_id,
      description: displayTitle(item, locale),
      price: item.retail_price,
      quantity: item.quantity,
    })),
    shipping: (piastres(quote.shipping.before) + piastres(quote.extra_fee.before)) / 100,
  };
}
