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

test('prefers the profile and falls back to the default address', () => {
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

test('uses the token’s e-mail address if there is no profile', () => {
  expect(prefill(null, 'x@example.com')).toMatchObject({ email: 'x@example.com', firstName: '' });
  expect(savedPlace(null)).toBeNull();
});

test('the area for abroad belongs to no country and preselects nothing', () => {
  const area = { ...place('خارج مصر'), city: { ...place('خارج مصر'), country: null } };
  expect(savedPlace({ ...profile, addresses: [{ ...profile.addresses[0]!, area }] })).toBeNull();
});
