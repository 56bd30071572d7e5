/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { contact } from '@/lib/env/brand';
import { ContactWaysSection } from './contact-ways-section';

const known = { ...contact };
afterEach(() => {
  cleanup();
  Object.assign(contact, known);
});

test('the contact page shows the ways that are configured, each as a link, and none that is not', () => {
  const { container } = render(<ContactWaysSection locale="en" />);
  expect(container.textContent).toBe('');
  cleanup();
  Object.assign(contact, {
    phone: '+20 100 000 0000',
    email: 'sample@example.com',
    socialUrl: 'https://social.example/sample',
  });
  render(<ContactWaysSection locale="en" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+201000000000',
    'https://social.example/sample',
    'mailto:sample@example.com',
  ]);
});
