import { readProduct } from '../../fixtures/backend.ts';
import { expectForEverybody } from '../../fixtures/screen.ts';
import { expect, test } from '../../fixtures/shopper.ts';

test('turns the pages of a book in reading direction, and loads none of them before', async ({
  page,
  open,
  language,
  t,
}) => {
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
});
