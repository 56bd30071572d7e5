/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';

const router = { push: jest.fn(), replace: jest.fn() };
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => router,
}));
const loadDocument = jest.fn();
jest.unstable_mockModule('@/lib/navigation/load-document', () => ({ loadDocument }));
const { Form } = await import('./form');

afterEach(() => {
  cleanup();
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/');
});

function submit(popover = false) {
  renderIn(
    'en',
    <div {...(popover && { popover: 'auto' })}>
      <Form action="/shop" role="search">
        <input name="q" defaultValue="علوم & more" />
        <input name="track" defaultValue="" />
        <input name="level" defaultValue="azhari" />
        <input name="file" type="file" />
      </Form>
    </div>,
  );
  return fireEvent.submit(screen.getByRole('search'));
}

test('turns the fields into the query of a page, without empty ones', () => {
  expect(submit()).toBe(false);
  const [[href]] = router.push.mock.calls as [[string]];
  expect(href.startsWith('/en/shop?')).toBe(true);
  expect([...new URLSearchParams(href.split('?')[1])]).toEqual([
    ['q', 'علوم & more'],
    ['level', 'azhari'],
  ]);
});

test('loads a document when it is sent from the checkout', () => {
  window.history.replaceState(null, '', '/checkout');
  submit();
  expect(router.push).not.toHaveBeenCalled();
  expect(loadDocument).toHaveBeenCalledTimes(1);
});

test('closes the popover around it', () => {
  const hidePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { hidePopover });
  submit(true);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
