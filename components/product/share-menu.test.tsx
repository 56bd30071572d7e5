/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast, dismissToast } from '@/components/ui/use-toast';
import { renderIn } from '@/lib/i18n/render-fixture';
import en from '@/messages/en.json' with { type: 'json' };

const copyLink = jest.fn<(url: string) => Promise<boolean>>();
const shareNatively = jest.fn<(shared: object) => Promise<'done' | 'unable'>>();
jest.unstable_mockModule('@/lib/share/share', () => ({ copyLink, shareNatively }));
const { ShareMenu } = await import('./share-menu');

const book = { title: 'Nuwwar', text: 'Nuwwar for EGP 345', url: 'https://shop.example/a' };

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
  dismissToast();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(window, 'matchMedia');
  cleanup();
});

function press(name: string) {
  renderIn('en', <ShareMenu {...book} />);
  fireEvent.click(screen.getByText(name));
}

const isOpen = () => document.querySelector('details')?.open;
const opened = () => waitFor(() => expect(isOpen()).toBe(true));
const announced = (title: string, variant: string) =>
  waitFor(() => expect(currentToast()).toMatchObject({ title, variant, open: true }));

test('enables copying when the scripts have loaded', () => {
  renderIn('en', <ShareMenu {...book} />);
  expect(screen.getByText<HTMLButtonElement>(en.share.copy).disabled).toBe(false);
});

test('announces a copied link', async () => {
  press(en.share.copy);
  await announced(en.share.copied, 'default');
  expect(copyLink.mock.calls).toEqual([[book.url]]);
});

test('says where the link is if the clipboard is not available', async () => {
  copyLink.mockResolvedValue(false);
  press(en.share.copy);
  await announced(en.share.failed, 'destructive');
});

test('opens the menu if the system cannot share or a mouse is used', async () => {
  press(en.share.share);
  await opened();
  cleanup();
  giveShareDialog(false);
  press(en.share.share);
  await opened();
  expect(shareNatively).not.toHaveBeenCalled();
});

test('lets the system share on a touch device, without opening the menu', async () => {
  giveShareDialog(true);
  shareNatively.mockResolvedValue('done');
  press(en.share.share);
  await waitFor(() => expect(shareNatively.mock.calls).toEqual([[book]]));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(isOpen()).toBe(false);
  expect(currentToast()?.open).not.toBe(true);
});

test.each([
  ['says that it cannot', () => Promise.resolve('unable' as const)],
  ['fails', () => Promise.reject(new Error('no code'))],
])('keeps the menu after a share dialog that %s', async (_, answer) => {
  giveShareDialog(true);
  shareNatively.mockImplementation(answer);
  press(en.share.share);
  await opened();
});
