/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Profile } from '@/lib/account/profile';
import type { Locale } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import { delayed, fakeBackend, refused } from '@/lib/supabase/backend-fixture';
import { minutes } from '@/lib/time';
import messages from '@/messages/en.json' with { type: 'json' };
import { ProfileDetails } from './profile-details';

const words = messages.account;

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

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const show = (locale: Locale = 'en') =>
  renderIn(locale, <ProfileDetails email="mona@example.com" />);
const loaded = () => waitFor(() => expect(field(words.fields.email).value).not.toBe(''));

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('shows the profile read-only: two cards, disabled fields, an empty ZIP code', async () => {
  const profile = { ...mona, phone_2: '+20223456789', addresses: [] };
  fakeBackend({ user_profiles: [profile] });
  const { container } = show();
  await loaded();
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
  expect(field(words.fields.additionalPhone).value).toBe('+20223456789');
  expect(field(words.fields.zip).value).toBe('');
});

test('reports a profile that failed to load, retries once, and again on request', async () => {
  jest.useFakeTimers();
  const backend = fakeBackend({ user_profiles: refused(400, { message: 'no' }) });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Error loading profile data. Please try again later.',
  );
  await act(() => jest.advanceTimersByTimeAsync(minutes(1)));
  expect(backend.callsOf('user_profiles')).toHaveLength(2);
  jest.useRealTimers();
  backend.respond('user_profiles', [mona]);
  fireEvent.click(screen.getByRole('button', { name: words.tryAgain }));
  await loaded();
});

/** The values of both cards: five personal ones, then four of the address. */
async function values(profile: Profile, locale: Locale = 'en') {
  cleanup();
  fakeBackend({ user_profiles: [profile] });
  const { container } = show(locale);
  const fields = () => [...container.querySelectorAll('input')].map(({ value }) => value);
  await waitFor(() => expect(fields()).toContain(profile.email));
  return fields();
}

test('splits the name, and leaves unknown fields empty', async () => {
  expect((await values(mona)).slice(0, 5)).toEqual([
    'منى',
    'السيد أحمد',
    'mona@example.com',
    '+201012345678',
    '',
  ]);
  cleanup();
  fakeBackend({ user_profiles: delayed().response });
  const { container } = show();
  const empty = [...container.querySelectorAll('input')].map(({ value }) => value);
  expect(empty).toEqual(Array(9).fill(''));
});

test('takes phones that the profile lacks from the default address', async () => {
  const home = { ...mona.addresses[0]!, phone: '+201112223334', phone_2: '+20223456789' };
  const phones = async (own: Partial<Profile>) =>
    (await values({ ...mona, addresses: [home], ...own })).slice(3, 5);
  expect(await phones({})).toEqual(['+201012345678', '+20223456789']);
  expect(await phones({ phone: null })).toEqual(['+201112223334', '+20223456789']);
  expect(await phones({ phone_2: '+20224445556' })).toEqual(['+201012345678', '+20224445556']);
});

test('names places in the language of the page, and leaves the ZIP code empty', async () => {
  expect((await values(mona, 'ar')).slice(5)).toEqual(['12 شارع التحرير', 'الجيزة', 'الدقي', '']);
  expect((await values(mona, 'en')).slice(5)).toEqual(['12 شارع التحرير', 'Giza', 'Dokki', '']);
  expect((await values({ ...mona, addresses: [] }, 'ar')).slice(5)).toEqual(['', '', '', '']);
});
