/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { loadDocument } from './load-document';
import { currentNavigation } from './pending-navigation';

test.each(['push', 'replace'] as const)(
  'the bar is shown until the page is left, and not when one comes back to it (%s)',
  (method) => {
    // The tests' browser cannot load pages; it complains of being asked to.
    const complained = jest.spyOn(console, 'error').mockReturnValue();
    loadDocument('/en/checkout', method);
    expect(complained.mock.calls.join()).toContain('navigation');
    expect(currentNavigation()).toEqual({ href: '/en/checkout' });
    window.dispatchEvent(new Event('pageshow'));
    expect(currentNavigation()).toBeNull();
    complained.mockRestore();
  },
);
