import { expect, test } from '@jest/globals';
import { abroadAreaId, egyptId } from '@/lib/locations/location';
import { quoteRequest } from './quote';

const lines = [{ product_id: 'p', quantity: 2 }];
const place = { countryId: egyptId, cityId: 'c', areaId: 'a' };

test('requests a price for the cart, the place and the promo code', () => {
  expect(quoteRequest(lines, place, 'SCHOOL10')).toEqual({
    items: [{ id: 'p', qty: 2 }],
    shipping_area_id: 'a',
    country_id: egyptId,
    promo_value: 'SCHOOL10',
  });
  expect(quoteRequest(lines, { ...place, countryId: 'jordan' }, null)).toMatchObject({
    shipping_area_id: abroadAreaId,
    promo_value: null,
  });
});

test('requests nothing for an empty cart, or in Egypt without an area', () => {
  expect(quoteRequest([], place, null)).toBeNull();
  expect(quoteRequest([], { ...place, countryId: 'jordan' }, null)).toBeNull();
  expect(quoteRequest(lines, { ...place, areaId: '' }, null)).toBeNull();
  expect(quoteRequest(lines, { ...place, countryId: '' }, null)).toBeNull();
  expect(quoteRequest(lines, { countryId: 'jordan', cityId: '', areaId: '' }, null)).not.toBeNull();
});
