/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';
import en from '@/messages/en.json';

const copyLink = jest.fn<(url: string) => Promise<boolean>>();
const shareNatively = jest.fn<(shared: object) => Promise<'done' | 'unable'>>();
const showToast = jest.fn();
jest.unstable_mockModule('@/lib/share/share', () => ({ copyLink, shareNatively }));
jest.unstable_mockModule('@/components/feedback/toast-store', () => ({ showToast }));
const { ShareButtons } = await import('./share-buttons');

const book = { title: 'Nuwwar', text: 'Nuwwar for EGP 345.00', url: 'https://shop.example/a' };

beforeEach(() => {
  jest.resetAllMocks();
  copyLink.mockResolvedValue(true);
});
afterEach(cleanup);

async function press(name: string) {
  renderIn('en', <ShareButtons {...book} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

test('with scripts the buttons are ready', () => {
  renderIn('en', <ShareButtons {...book} />);
  for (const button of screen.getAllByRole<HTMLButtonElement>('button'))
    expect(button.disabled).toBe(false);
});

test('a copied link is announced', async () => {
  await press('Copy link');
  expect(copyLink.mock.calls).toEqual([[book.url]]);
  expect(showToast.mock.calls).toEqual([[{ title: en.share.copied, variant: 'default' }]]);
});

test('where the clipboard is closed it says where else the link is', async () => {
  copyLink.mockResolvedValue(false);
  await press('Copy link');
  expect(showToast.mock.calls).toEqual([[{ title: en.share.failed, variant: 'destructive' }]]);
});

test('the link is copied where the system cannot share', async () => {
  shareNatively.mockResolvedValue('unable');
  await press('Share');
  expect(shareNatively.mock.calls).toEqual([[book]]);
  expect(copyLink).toHaveBeenCalledTimes(1);
});

test('what the system has shared needs no other word', async () => {
  shareNatively.mockResolvedValue('done');
  await press('Share');
  expect(copyLink).not.toHaveBeenCalled();
  expect(showToast).not.toHaveBeenCalled();
});
