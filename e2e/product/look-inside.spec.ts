import type { Locator, Page } from '@playwright/test';
import { readProduct } from '../fixtures/backend.ts';
import { phone } from '../fixtures/devices.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';
import type { Translator } from '../fixtures/words.ts';

test(
  'turns the pages of a book in reading direction, and loads none of them before',
  { tag: ['@core-phone', '@ar-desktop'] },
  async ({ page, open, language, t }) => {
    const { sku, product_name, name_en, pictures } = await readProduct(
      'select=*&pictures=neq.[]&available=is.true',
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(decodeURIComponent(request.url())));
    const requestedPictures = () =>
      requests.filter((url) => pictures.some((picture) => url.includes(picture)));
    await open(`/product/${sku}`);
    const link = page.getByRole('link', { name: t('lookInside.open') });
    await link.scrollIntoViewIfNeeded();
    expect(requestedPictures()).toEqual([]);

    await link.click();
    const viewer = page.getByRole('dialog');
    const total = pictures.length;
    const picture = (number: number) =>
      viewer.getByRole('img', { name: t('lookInside.picture', { number, total }) });
    const title = language === 'en' && name_en ? name_en : product_name;
    await expect(viewer.getByRole('heading')).toHaveText(t('lookInside.title', { title }));
    const counter = viewer.getByRole('status');
    await expect(counter).toContainText(`1 / ${total}`);
    await expect(picture(1)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(counter).toContainText(`2 / ${total}`);
    await expect(picture(2)).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => picture(2).evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
    expect(requestedPictures().length).toBeGreaterThan(0);
    await expectForEverybody(page, 'product-look-inside');

    for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press('Tab');
    expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(link).toBeFocused();
  },
);

async function openViewer(page: Page, open: (path: string) => Promise<void>, t: Translator) {
  await page.setViewportSize(phone.viewport);
  const { sku, pictures } = await readProduct('select=*&pictures=neq.[]&available=is.true');
  await open(`/product/${sku}`);
  await page.getByRole('link', { name: t('lookInside.open') }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toContainText(`1 / ${pictures.length}`);
  return { viewer, total: pictures.length };
}

/** A swipe across the middle of the screen, in pixels. */
async function swipe(page: Page, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = phone.viewport;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', way?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: way === undefined ? [] : [{ x: (width - distance) / 2 + way, y: height / 2 }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', (distance * step) / 10);
  await touch('touchEnd');
}

test('turns one page per swipe, forwards in reading direction', async ({
  page,
  open,
  language,
  t,
}) => {
  const { viewer, total } = await openViewer(page, open, t);
  const forwards = language === 'ar' ? 1 : -1;
  await swipe(page, forwards * 250);
  await expect(viewer.getByRole('status')).toContainText(`2 / ${total}`);
  await swipe(page, -forwards * 250);
  await expect(viewer.getByRole('status')).toContainText(`1 / ${total}`);
});

/** How far the enlarged page in view can be scrolled, in pixels. */
const beyond = (viewer: Locator) =>
  viewer
    .locator('li:not([aria-hidden])')
    .evaluate(
      (page) => page.scrollWidth - page.clientWidth + page.scrollHeight - page.clientHeight,
    );

test('enlarges the page with a double tap, moves it, and reduces it again', async ({
  page,
  open,
  t,
}) => {
  const { viewer, total } = await openViewer(page, open, t);
  expect(await beyond(viewer)).toBe(0);
  const picture = viewer.getByRole('img');
  const smaller = viewer.getByRole('button', { name: t('lookInside.zoomOut') });
  await expect(smaller).toHaveAttribute('aria-disabled', 'true');
  await picture.dblclick({ position: { x: 40, y: 400 } });
  await expect(smaller).not.toHaveAttribute('aria-disabled');
  await expect.poll(() => beyond(viewer)).toBeGreaterThan(phone.viewport.width);
  // The tapped point has not moved.
  const start = 40 - 2.5 * 40;
  const from = async () => (await picture.boundingBox())!.x;
  await expect.poll(async () => Math.abs((await from()) - start)).toBeLessThan(2);
  await page.keyboard.press('ArrowRight');
  await expect.poll(from).toBeLessThan(start - 42);
  await expect(viewer.getByRole('status')).toContainText(`1 / ${total}`);
  await page.keyboard.press('0');
  await expect.poll(() => beyond(viewer)).toBe(0);
});
