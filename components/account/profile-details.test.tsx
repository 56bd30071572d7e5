/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { accountWords } from './account-words';

const mutate = jest.fn<() => Promise<void>>();
let profile: object = {};
jest.unstable_mockModule('@/lib/account/use-profile', () => ({ useProfile: () => profile }));
const { ProfileDetails } = await import('./profile-details');

const words = accountWords('en');
const show = (state: object) => {
  profile = { data: undefined, failed: false, isValidating: false, mutate, ...state };
  return render(<ProfileDetails locale="en" email="mona@example.com" words={words} />);
};

afterEach(cleanup);

test('the profile is for reading: two cards, every field disabled, the ZIP code empty', () => {
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
  // Nothing can be changed here, so nothing says so.
  expect(container.textContent).not.toMatch(/update|manage/i);
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

test('a profile that did not come says so and is asked for again', () => {
  mutate.mockResolvedValue();
  show({ failed: true });
  expect(screen.getByRole('alert').textContent).toContain(
    'Error loading profile data. Please try again later.',
  );
  fireEvent.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(mutate).toHaveBeenCalledTimes(1);
});
