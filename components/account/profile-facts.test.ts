import { expect, test } from '@jest/globals';
import type { Profile } from '@/lib/account/profile';
import { accountWords } from './account-words';
import { addressFacts, personalFacts } from './profile-facts';

const profile: Profile = {
  full_name: 'منى السيد أحمد',
  email: 'mona@example.com',
  phone: '+201012345678',
  phone_2: null,
  addresses: [
    {
      shipping_address: '12 شارع التحرير',
      phone: null,
      phone_2: null,
      area: {
        name: 'الدقي',
        name_en: 'Dokki',
        city: { name: 'الجيزة', name_en: 'Giza', country: { name: 'مصر', name_en: 'Egypt' } },
      },
    },
  ],
};

const values = (facts: { value: string }[]) => facts.map(({ value }) => value);

test('the name is split, and what is not known is empty', () => {
  const words = accountWords('en');
  expect(values(personalFacts(profile, words))).toEqual([
    'منى',
    'السيد أحمد',
    'mona@example.com',
    '+201012345678',
    '',
  ]);
  expect(values(personalFacts(null, words))).toEqual(['', '', '', '', '']);
});

test('phones that the profile lacks are those of the default address', () => {
  const words = accountWords('en');
  const home = { ...profile.addresses[0]!, phone: '+201112223334', phone_2: '+20223456789' };
  const phones = (own: Partial<Profile>) =>
    values(personalFacts({ ...profile, addresses: [home], ...own }, words)).slice(3);
  expect(phones({})).toEqual(['+201012345678', '+20223456789']);
  expect(phones({ phone: null })).toEqual(['+201112223334', '+20223456789']);
  expect(phones({ phone_2: '+20224445556' })).toEqual(['+201012345678', '+20224445556']);
});

test('places are called in the language of the page, and the ZIP code is empty', () => {
  const facts = (locale: 'ar' | 'en') =>
    values(addressFacts(profile, accountWords(locale), locale));
  expect(facts('ar')).toEqual(['12 شارع التحرير', 'الجيزة', 'الدقي', '']);
  expect(facts('en')).toEqual(['12 شارع التحرير', 'Giza', 'Dokki', '']);
  expect(values(addressFacts({ ...profile, addresses: [] }, accountWords('ar'), 'ar'))).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
