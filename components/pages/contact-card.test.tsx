/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { contact } from '@/lib/env/brand';
import { renderIn } from '@/lib/i18n/render-fixture';
import { ContactCard } from './contact-card';

const known = { ...contact };
afterEach(() => {
  cleanup();
  Object.assign(contact, known);
});

const ways = () => screen.queryAllByRole('listitem').map((way) => way.querySelector('a')?.href);

test('shows each configured contact method as a link, and no other', () => {
  renderIn('en', <ContactCard />);
  expect(ways()).toEqual([]);
  cleanup();
  Object.assign(contact, {
    phone: '+20 100 000 0000',
    email: 'sample@example.com',
    socialUrl: 'https://social.example/sample',
  });
  renderIn('en', <ContactCard />);
  expect(ways()).toEqual([
    'tel:+201000000000',
    'https://social.example/sample',
    'mailto:sample@example.com',
  ]);
});
