/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { announceSession } from '@/lib/auth/session-store';
import { contact } from '@/lib/env/brand';

const signOut = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('server-only', () => ({}));
jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => '/en/shop' }));
jest.unstable_mockModule('@/lib/auth/sign-out', () => ({ signOut }));
const { shellWords } = await import('./shell-words');
const { SiteHeader } = await import('./site-header');
const { SiteFooter } = await import('./site-footer');

const known = { ...contact };
const cookie = 'sb-shop-auth-token';

afterEach(() => {
  cleanup();
  Object.assign(contact, known);
  document.cookie = `${cookie}=; path=/; max-age=0`;
  jest.restoreAllMocks();
});

const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]);

test('the header leads home, to the shop, to the login and to the cart', () => {
  const words = shellWords('en');
  render(<SiteHeader locale="en" words={words} />);
  const header = screen.getByRole('banner');
  expect(links(header)).toEqual(
    expect.arrayContaining([
      [words.home, '/en'],
      [words.shop, '/en/shop'],
      [words.login, '/en/login'],
    ]),
  );
  expect(within(header).getByRole('button', { name: words.cart.counts[0]! })).toBeTruthy();
  expect(within(header).queryByRole('button', { name: words.logout })).toBeNull();
});

test('who is signed in finds the profile there, and the way out', async () => {
  const words = shellWords('en');
  signOut.mockResolvedValue();
  const complained = jest.spyOn(console, 'error').mockReturnValue();
  render(<SiteHeader locale="en" words={words} />);
  document.cookie = `${cookie}=base64-x; path=/`;
  act(() => announceSession());
  const header = screen.getByRole('banner');
  expect(links(header)).toContainEqual([words.profile, '/en/profile']);
  expect(links(header)).not.toContainEqual([words.login, '/en/login']);
  fireEvent.click(within(header).getAllByRole('button', { name: words.logout }).at(-1)!);
  expect(signOut).toHaveBeenCalledTimes(1);
  // The tests' browser cannot load the login page; it complains of being asked to.
  await waitFor(() => expect(complained.mock.calls.join()).toContain('navigation'));
});

test('the footer says what the shop is and leads to its pages and to help', () => {
  Object.assign(contact, { phone: '+20 100 000 0000', email: 'hello@example.com' });
  const words = shellWords('en');
  render(<SiteFooter locale="en" words={words} categories={[['workbooks', 'Workbooks']]} />);
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain(words.tagline);
  expect(footer.textContent).toContain(`© Zad. ${words.rights}`);
  for (const title of [words.quickLinks, words.contactInfo])
    expect(within(footer).getByText(title)).toBeTruthy();
  expect(links(footer)).toEqual(
    expect.arrayContaining([
      [words.shop, '/en/shop'],
      ['Workbooks', '/en/categories/workbooks'],
      [words.aboutUs, '/en/about'],
      [words.contact, '/en/contact'],
      [words.help, '/en/help'],
      ['+20 100 000 0000', 'tel:+201000000000'],
      ['hello@example.com', 'mailto:hello@example.com'],
      [words.contactSupport, '/en/contact'],
    ]),
  );
});

test('a shop that has configured no phone, mail or social page shows none', () => {
  const words = shellWords('en');
  render(<SiteFooter locale="en" words={words} categories={[]} />);
  const targets = links(screen.getByRole('contentinfo')).map(([, href]) => href);
  expect(targets).toContain('/en/contact');
  expect(targets.filter((href) => !href?.startsWith('/en/'))).toEqual([]);
});

test('the button of the social page is there when the shop has such a page', () => {
  Object.assign(contact, { socialUrl: 'https://www.facebook.com/zad' });
  const words = shellWords('en');
  const { container, rerender } = render(<SiteFooter locale="en" words={words} categories={[]} />);
  const button = screen.getByRole('link', { name: words.social! });
  expect(button.getAttribute('href')).toBe('https://www.facebook.com/zad');
  expect(button.className).toContain('fixed');
  Object.assign(contact, { socialUrl: null });
  rerender(<SiteFooter locale="en" words={shellWords('en')} categories={[]} />);
  expect(container.querySelector('.fixed')).toBeNull();
});
