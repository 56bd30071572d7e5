import type { Profile } from '@/lib/account/profile';
import { productFixture } from '@/lib/catalogue/product-fixture';
import type { Quote } from '@/lib/checkout/quote';
import { egyptId } from '@/lib/locations/location';
import { delayed, fakeBackend, refused } from '@/lib/supabase/backend-fixture';

export const email = 'mona@example.com';
export const product = productFixture();

/** A city with two areas, as the backend lists them. */
export const cairoId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const maadiId = '16fd2706-8baf-433b-82eb-8c7fada847da';
export const helwanId = '6fa459ea-ee8a-4ca4-894e-db77e160355e';
const egypt = { id: egyptId, name: 'مصر', name_en: 'Egypt', iso2: 'EG' };
const jordan = {
  id: '00000000-0000-4000-8000-000000000a01',
  name: 'الأردن',
  name_en: 'Jordan',
  iso2: 'JO',
};
const cairo = { id: cairoId, name: 'القاهرة', name_en: 'Cairo', country_id: egyptId };
const maadi = { id: maadiId, name: 'المعادي', name_en: 'Maadi', city_id: cairoId };
const helwan = { id: helwanId, name: 'حلوان', name_en: 'Helwan', city_id: cairoId };
const places = { countries: [jordan, egypt], cities: [cairo], areas: [maadi, helwan] };

/** A profile with an address in Maadi. */
export const profile: Profile = {
  ...{ full_name: 'Mona', email, phone: null, phone_2: null },
  addresses: [
    {
      ...{ shipping_address: '12 Nile Street', phone: null, phone_2: null },
      area: { ...maadi, city: { ...cairo, country: egypt } },
    },
  ],
};

/** A price in pounds, without delivery. */
export const quoteOf = (total: number): Quote => ({
  currency: 'EGP',
  subtotal: total,
  shipping: { before: 0 },
  extra_fee: { before: 0 },
  promo: { code: null, amount: 0, valid: false, reason: null, minimum: null },
  totals: { before: total, after: total },
  lines: [],
});

export const priceFunction = 'functions/calculate_prices';
export const cartProducts = 'shop_products_view';

/** The backend of a checkout: the profile cannot be read, everything else can. */
export const checkoutBackend = (responses: Record<string, unknown> = {}) =>
  fakeBackend({
    user_profiles: refused(400, { message: 'no' }),
    ...places,
    [cartProducts]: [product],
    [priceFunction]: quoteOf(345),
    ...responses,
  });

/** Delays the lists of places until the returned function is called. */
export function delayPlaces({ respond }: ReturnType<typeof checkoutBackend>): () => void {
  const arriving = Object.entries(places).map(([list, rows]) => {
    const { response, respond: arrive } = delayed();
    respond(list, response);
    return () => arrive(rows);
  });
  return () => {
    for (const arrive of arriving) arrive();
  };
}
