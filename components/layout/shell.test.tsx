/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { announceSession } from '@/lib/auth/session-store';
import { contact } from '@/lib/env/brand';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';

const signOut = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('server-only', () => ({}));
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/en/shop',
  useRouter: () => ({}),
}));
jest.unstable_mockModule('@/lib/auth/sign-out', () => ({ signOut }));
const { SiteHeader } = await import('./site-header');
const { SiteFooter } = await import('./site-footer');
const { ContactButtons } = await import('./contact-buttons');

const t = getTranslator('en', 'layout');
const footerText = getTranslator('en', 'footer');
const workbooks = {
  slug: 'workbooks',
  name: 'كراسات',
  name_en: 'Workbooks',
  count: 3,
  updated_at: '2026-11-01',
};
const directory = {
  categories: [workbooks],
  subjects: [{ ...workbooks, slug: 'physics', name_en: 'Physics' }],
};
const known = { ...contact };
const cookie = 'sb-shop-auth-token';

afterEach(() => {
  cleanup();
  Object.assign(contact, known);
  document.cookie = `${cookie}=; path=/; max-age=0`;
  jest.restoreAllMocks();
});

const policies = [
  ['Delivery', '/en/delivery'],
  ['Returns', '/en/about#refund'],
  ['Privacy', '/en/about#privacy'],
];

const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]);

test('links the front page, the shop, the login page and the cart in the header', () => {
  renderIn('en', <SiteHeader directory={directory} />);
  const header = screen.getByRole('banner');
  expect(links(header)).toEqual(
    expect.arrayContaining([
      [t('home', { brand: 'Zad' }), '/en/shop'],
      [t('shop'), '/en/shop'],
      [t('login'), '/en/login'],
    ]),
  );
  expect(within(header).getByRole('button', { name: 'Cart, empty' })).toBeTruthy();
  expect(within(header).queryByRole('button', { name: t('logout') })).toBeNull();
});

test('links subjects, categories, tracking, help and the policies in the menu', () => {
  renderIn('en', <SiteHeader directory={directory} />);
  expect(links(screen.getByRole('navigation', { name: t('menu') }))).toEqual(
    expect.arrayContaining([
      ['Physics', '/en/subjects/physics'],
      [t('directories.subject'), '/en/subjects'],
      ['Workbooks', '/en/categories/workbooks'],
      [t('directories.category'), '/en/categories'],
      [t('trackOrder'), '/en/track'],
      [t('login'), '/en/login'],
      [t('help'), '/en/help'],
      ...policies,
    ]),
  );
});

test('offers the profile and sign-out to signed-in shoppers', async () => {
  signOut.mockResolvedValue();
  const complained = jest.spyOn(console, 'error').mockReturnValue();
  renderIn('en', <SiteHeader directory={directory} />);
  document.cookie = `${cookie}=base64-x; path=/`;
  act(() => announceSession());
  const header = screen.getByRole('banner');
  expect(links(header)).toContainEqual([t('profile'), '/en/profile']);
  expect(links(header)).not.toContainEqual([t('login'), '/en/login']);
  fireEvent.click(
    within(header)
      .getAllByRole('button', { name: t('logout') })
      .at(-1)!,
  );
  expect(signOut).toHaveBeenCalledTimes(1);
  // The tests' browser cannot load the login page and reports an error.
  await waitFor(() => expect(complained.mock.calls.join()).toContain('navigation'));
});

test('describes the shop in the footer, and links its pages, help and policies', () => {
  Object.assign(contact, { phone: '+20 100 000 0000', email: 'hello@example.com' });
  renderIn('en', <SiteFooter />);
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain(footerText('tagline'));
  expect(footer.textContent).toContain(`© Zad. ${footerText('rights')}`);
  for (const title of [footerText('quickLinks'), footerText('contactInfo')])
    expect(within(footer).getByText(title)).toBeTruthy();
  expect(links(footer)).toEqual(
    expect.arrayContaining([
      [t('shop'), '/en/shop'],
      [t('aboutUs'), '/en/about'],
      [t('contact'), '/en/contact'],
      [t('help'), '/en/help'],
      ['+20 100 000 0000', 'tel:+201000000000'],
      ['hello@example.com', 'mailto:hello@example.com'],
      [footerText('contactSupport'), '/en/contact'],
      ...policies,
    ]),
  );
});

test('shows no phone, e-mail address or social page that is not configured', () => {
  renderIn('en', <SiteFooter />);
  const targets = links(screen.getByRole('contentinfo')).map(([, href]) => href);
  expect(targets).toContain('/en/contact');
  expect(targets.filter((href) => !href?.startsWith('/en/'))).toEqual([]);
});

test('names the configured payment providers in the footer', () => {
  const environment = { ...process.env };
  try {
    process.env['PAYMENT_PROVIDERS'] = 'fawry,paymob';
    process.env['FAWRY_BASE_URL'] = 'https://www.atfawry.com';
    delete process.env['PAYMOB_BASE_URL'];
    renderIn('en', <SiteFooter />);
    const marks = within(screen.getByRole('list', { name: 'Payment method' }));
    expect(marks.getAllByRole('listitem').map((mark) => mark.textContent)).toEqual([
      'Fawry',
      'Card',
      'Mobile wallet',
    ]);
  } finally {
    process.env = environment;
  }
});

test('names the button of the social page after its network, and omits it without a page', () => {
  Object.assign(contact, { socialUrl: 'https://wa.me/201000000000' });
  const { rerender } = renderIn('en', <ContactButtons />);
  const button = screen.getByRole('link', { name: footerText('networks.whatsapp') });
  expect(button.getAttribute('href')).toBe('https://wa.me/201000000000');
  Object.assign(contact, { socialUrl: 'https://social.example/zad' });
  rerender(<ContactButtons />);
  expect(screen.getByRole('link', { name: footerText('social') })).toBeTruthy();
  Object.assign(contact, { socialUrl: null });
  rerender(<ContactButtons />);
  expect(screen.queryByRole('link')).toBeNull();
});
