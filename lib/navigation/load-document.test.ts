/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { loadDocument } from './load-document';
import { currentNavigation } from './pending-navigation';

test.each(['push', 'replace'] as const)(
  'shows the progress bar until the page is left, and not after a return to it (%s)',
  (method) => {
    // jsdom cannot load pages and reports an error.
    const complained = jest.spyOn(console, 'error').mockReturnValue();
    loadDocument('/en/checkout', method);
    expect(complained.mock.calls.join()).toContain('navigation');
    expect(currentNavigation()).toEqual({ href: '/en/checkout' });
    window.dispatchEvent(new Event('pageshow'));
    expect(currentNavigation()).toBeNull();
    complained.mockRestore();
  },
);
