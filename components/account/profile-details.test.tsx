/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { Profile } from '@/lib/account/profile';
import type { Locale } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import messages from '@/messages/en.json' with { type: 'json' };

const words = messages.account;

const mutate = jest.fn<() => Promise<void>>();
let profile: object = {};
jest.unstable_mockModule('@/lib/account/use-profile', () => ({ useProfile: () => profile }));
const { ProfileDetails } = await import('./profile-details');

const show = (state: object, locale: Locale = 'en') => {
  profile = { data: undefined, failed: false, isValidating: false, mutate, ...state };
  return renderIn(locale, <ProfileDetails email="mona@example.com" />);
};

afterEach(cleanup);

test('shows the profile read-only: two cards, disabled fields, an empty ZIP code', () => {
  const { container } = show({
    data: {
      full_name: 'Mona El Sayed',
      email: 'mona@example.com',
      phone: '+201012345678',
      phone_2: '+20223456789',
      addresses: [],
    },
  });
  expect([...container.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
    'Personal Information',
    'Shipping Address',
  ]);
  expect(container.textContent).toContain(words.personal.text);
  expect(container.textContent).toContain(words.address.text);
  const fields = [...container.querySelectorAll('input')];
  expect(fields.every(({ disabled }) => disabled)).toBe(true);
  expect([...container.querySelectorAll('label')].map((label) => label.textContent)).toEqual(
    Object.values(words.fields),
  );
  expect(screen.getByLabelText<HTMLInputElement>(words.fields.additionalPhone).value).toBe(
    '+20223456789',
  );
  expect(screen.getByLabelText<HTMLInputElement>(words.fields.zip).value).toBe('');
});

test('reports a profile that failed to load, and retries on request', () => {
  mutate.mockResolvedValue();
  show({ failed: true });
  expect(screen.getByRole('alert').textContent).toContain(
    'Error loading profile data. Please try again later.',
  );
  fireEvent.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(mutate).toHaveBeenCalledTimes(1);
});

const mona: Profile = {
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

/** The values of both cards: five personal ones, then four of the address. */
function values(data: Profile | undefined, locale: Locale = 'en') {
  cleanup();
  const { container } = show({ data }, locale);
  return [...container.querySelectorAll('input')].map(({ value }) => value);
}

test('splits the name, and leaves unknown fields empty', () => {
  expect(values(mona).slice(0, 5)).toEqual([
    'منى',
    'السيد أحمد',
    'mona@example.com',
    '+201012345678',
    '',
  ]);
  expect(values(undefined)).toEqual(Array(9).fill(''));
});

test('takes phones that the profile lacks from the default address', () => {
  const home = { ...mona.addresses[0]!, phone: '+201112223334', phone_2: '+20223456789' };
  const phones = (own: Partial<Profile>) =>
    values({ ...mona, addresses: [home], ...own }).slice(3, 5);
  expect(phones({})).toEqual(['+201012345678', '+20223456789']);
  expect(phones({ phone: null })).toEqual(['+201112223334', '+20223456789']);
  expect(phones({ phone_2: '+20224445556' })).toEqual(['+201012345678', '+20224445556']);
});

test('names places in the language of the page, and leaves the ZIP code empty', () => {
  expect(values(mona, 'ar').slice(5)).toEqual(['12 شارع التحرير', 'الجيزة', 'الدقي', '']);
  expect(values(mona, 'en').slice(5)).toEqual(['12 شارع التحرير', 'Giza', 'Dokki', '']);
  expect(values({ ...mona, addresses: [] }, 'ar').slice(5)).toEqual(['', '', '', '']);
});
