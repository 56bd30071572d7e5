/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';
import en from '@/messages/en.json' with { type: 'json' };

const copyLink = jest.fn<(url: string) => Promise<boolean>>();
const shareNatively = jest.fn<(shared: object) => Promise<'done' | 'unable'>>();
const showToast = jest.fn();
jest.unstable_mockModule('@/lib/share/share', () => ({ copyLink, shareNatively }));
jest.unstable_mockModule('@/components/feedback/toast-store', () => ({ showToast }));
const { ShareMenu } = await import('./share-menu');

const book = { title: 'Nuwwar', text: 'Nuwwar for EGP 345.00', url: 'https://shop.example/a' };

/** A device with the system's share dialog, or one with a mouse that has it too. */
function giveShareDialog(isTouched: boolean) {
  Object.defineProperty(navigator, 'share', { value: () => undefined, configurable: true });
  Object.defineProperty(window, 'matchMedia', {
    value: () => ({ matches: isTouched }),
    configurable: true,
  });
}

beforeEach(() => {
  jest.resetAllMocks();
  copyLink.mockResolvedValue(true);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(window, 'matchMedia');
  cleanup();
});

async function press(name: string) {
  renderIn('en', <ShareMenu {...book} />);
  await act(async () => {
    fireEvent.click(screen.getByText(name));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

const isOpen = () => document.querySelector('details')?.open;

test('with scripts copying is ready', () => {
  renderIn('en', <ShareMenu {...book} />);
  expect(screen.getByText<HTMLButtonElement>(en.share.copy).disabled).toBe(false);
});

test('a copied link is announced', async () => {
  await press(en.share.copy);
  expect(copyLink.mock.calls).toEqual([[book.url]]);
  expect(showToast.mock.calls).toEqual([[{ title: en.share.copied, variant: 'default' }]]);
});

test('where the clipboard is closed it says where else the link is', async () => {
  copyLink.mockResolvedValue(false);
  await press(en.share.copy);
  expect(showToast.mock.calls).toEqual([[{ title: en.share.failed, variant: 'destructive' }]]);
});

test('where the system cannot share, or a mouse is used, the menu opens', async () => {
  await press(en.share.share);
  expect(isOpen()).toBe(true);
  cleanup();
  giveShareDialog(false);
  await press(en.share.share);
  expect(isOpen()).toBe(true);
  expect(shareNatively).not.toHaveBeenCalled();
});

test('on a touch device the system shares, and the menu stays closed', async () => {
  giveShareDialog(true);
  shareNatively.mockResolvedValue('done');
  await press(en.share.share);
  expect(shareNatively.mock.calls).toEqual([[book]]);
  expect(isOpen()).toBe(false);
  expect(showToast).not.toHaveBeenCalled();
});

test.each([
  ['says that it cannot', () => Promise.resolve('unable' as const)],
  ['fails', () => Promise.reject(new Error('no code'))],
])('a share dialog that %s leaves the menu', async (_, answer) => {
  giveShareDialog(true);
  shareNatively.mockImplementation(answer);
  await press(en.share.share);
  expect(isOpen()).toBe(true);
});
