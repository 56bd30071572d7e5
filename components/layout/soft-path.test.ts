/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { softPath } from './soft-path';

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** What a click on the first `<b>` of some markup is taken for. */
function clicked(markup: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = markup;
  let path: string | undefined;
  const listen = (event: MouseEvent) => {
    path = softPath(event);
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  document
    .querySelector('b')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return path;
}

test('a link within the shop is followed without a document, with its query and place', () => {
  expect(clicked('<a href="/shop?page=2#books"><b>Next</b></a>')).toBe('/shop?page=2#books');
  expect(clicked('<a href="/owners/%D8%AF"><b>Owner</b></a>')).toBe('/owners/%D8%AF');
});

test.each([
  ['another site', '<a href="https://example.com/shop"><b>x</b></a>'],
  ['a mail address', '<a href="mailto:a@example.com"><b>x</b></a>'],
  ['a file', '<a href="/sitemap.xml"><b>x</b></a>'],
  ['another tab', '<a href="/shop" target="_blank"><b>x</b></a>'],
  ['another language', '<a href="/en/shop" hreflang="en"><b>x</b></a>'],
  ['a link that wants a document', '<a href="/shop" data-reload><b>x</b></a>'],
  ['a part of this page', '<a href="#books"><b>x</b></a>'],
  ['the checkout', '<a href="/en/checkout"><b>x</b></a>'],
  ['no link', '<b>x</b>'],
])('%s is left to the browser', (_, markup) => {
  expect(clicked(markup)).toBeUndefined();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click that asks for another tab is left to the browser (%o)', (init) => {
  expect(clicked('<a href="/shop"><b>x</b></a>', init)).toBeUndefined();
});

test('what somebody else has answered is left alone', () => {
  document.body.innerHTML = '<a href="/shop"><b>x</b></a>';
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')!.addEventListener('click', (click) => click.preventDefault());
  let path: string | undefined;
  document.addEventListener('click', (click) => (path = softPath(click)), { once: true });
  document.querySelector('b')!.dispatchEvent(event);
  expect(path).toBeUndefined();
});

test('every way out of the checkout loads a document, whose policy knows no provider', () => {
  window.history.replaceState(null, '', '/checkout/order/1');
  expect(clicked('<a href="/shop"><b>x</b></a>')).toBeUndefined();
});
