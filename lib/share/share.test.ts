/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { copyLink, shareNatively } from './share';

const shared = { title: 'كتاب', text: 'كتاب بسعر 50', url: 'https://shop.example/product/A-1' };
const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

test('opens the system’s share dialog; closing it is not a failure', async () => {
  expect(await shareNatively(shared)).toBe('unable');
  const share = jest.fn<(shared: ShareData) => Promise<void>>().mockResolvedValue();
  give('share', share);
  expect(await shareNatively(shared)).toBe('done');
  expect(share).toHaveBeenCalledWith(shared);
  give('share', () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await shareNatively(shared)).toBe('done');
  give('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await shareNatively(shared)).toBe('unable');
});

test('copies an address, also without the clipboard API, and keeps the focus', async () => {
  const writeText = jest.fn<(url: string) => Promise<void>>().mockResolvedValue();
  give('clipboard', { writeText });
  expect(await copyLink(shared.url)).toBe(true);
  expect(writeText).toHaveBeenCalledWith(shared.url);

  give('clipboard', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const copied: string[] = [];
  const execCommand = () => copied.push((document.activeElement as HTMLTextAreaElement).value) > 0;
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  expect(await copyLink(shared.url)).toBe(true);
  expect(copied).toEqual([shared.url]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});
