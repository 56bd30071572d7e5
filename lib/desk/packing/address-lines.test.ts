import { expect, test } from '@jest/globals';
import { placeOf } from './address-lines';

const address = {
  country_iso2: 'EG',
  country_name: 'مصر',
  country_name_en: 'Egypt',
  city_name: 'الجيزة',
  city_name_en: 'Giza',
  area_name: 'الدقي',
  area_name_en: 'Dokki',
};

test('shows area and governorate of an address in Egypt', () => {
  expect(placeOf(address, 'ar')).toBe('الدقي، الجيزة');
  expect(placeOf(address, 'en')).toBe('Dokki, Giza');
});

test('shows a name only once if both are the same', () => {
  const whole = { ...address, area_name: 'الجيزة', area_name_en: 'Giza' };
  expect(placeOf(whole, 'ar')).toBe('الجيزة');
});

test('shows the country of an address abroad', () => {
  const abroad = {
    ...address,
    country_iso2: 'SA',
    country_name: 'السعودية',
    country_name_en: 'Saudi Arabia',
  };
  expect(placeOf(abroad, 'ar')).toBe('السعودية');
  expect(placeOf(abroad, 'en')).toBe('Saudi Arabia');
});
