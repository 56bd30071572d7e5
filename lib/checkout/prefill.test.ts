import { expect, test } from '@jest/globals';
import type { Profile } from '@/lib/account/profile';
import { prefill, savedPlace } from './prefill';

const place = (name: string) => ({ name, name_en: null });
const profile: Profile = {
  full_name: 'منى السيد أحمد',
  email: 'mona@example.com',
  phone: '+201012345678',
  phone_2: null,
  addresses: [
    {
      shipping_address: '12 شارع النيل',
      phone: '+201111111111',
      phone_2: '+20223456789',
      area: { ...place('الدقي'), city: { ...place('الجيزة'), country: place('مصر') } },
    },
  ],
};

test('the profile comes first, the default address where it says nothing', () => {
  expect(prefill(profile, 'x@example.com')).toEqual({
    firstName: 'منى',
    lastName: 'السيد أحمد',
    email: 'mona@example.com',
    phone: '+201012345678',
    additionalPhone: '+20223456789',
    address: '12 شارع النيل',
  });
  expect(savedPlace(profile)).toEqual({ country: 'مصر', city: 'الجيزة', area: 'الدقي' });
});

test('without a profile there is the address of the token', () => {
  expect(prefill(null, 'x@example.com')).toMatchObject({ email: 'x@example.com', firstName: '' });
  expect(savedPlace(null)).toBeNull();
});

test('the area for abroad is in no country, and preselects nothing', () => {
  const area = { ...place('خارج مصر'), city: { ...place('خارج مصر'), country: null } };
  expect(savedPlace({ ...profile, addresses: [{ ...profile.addresses[0]!, area }] })).toBeNull();
});
