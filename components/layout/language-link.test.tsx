/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';

jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/en/shop',
}));
const { LanguageLink } = await import('./language-link');

afterEach(() => {
  cleanup();
  document.cookie = 'language=; path=/; max-age=0';
  localStorage.clear();
});

/** A press of one of the buttons that open no page in this tab. */
function press(button: number) {
  renderIn('en', <LanguageLink className="" />);
  const link = screen.getByRole('link');
  fireEvent(link, new MouseEvent('auxclick', { button, bubbles: true }));
}

test('stores a language that is opened in a new tab with the middle button', () => {
  press(1);
  expect(document.cookie).toContain('language=ar');
  expect(localStorage.getItem('language')).toBe('ar');
});

test('does not store a language when the context menu opens', () => {
  press(2);
  expect(document.cookie).not.toContain('language');
});
