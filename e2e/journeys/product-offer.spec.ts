import { readProduct, readRows } from '../fixtures/backend.ts';
import { amount, availableBooks, cartOf, storeInCart, titleOf } from '../fixtures/cart.ts';
import { quotesOf } from '../fixtures/delivery.ts';
import { phone } from '../fixtures/devices.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';

/** An amount, or the lower and the higher one, as pages write them. */
const range = ([from, to]: readonly [number, number]) =>
  from === to ? amount(from) : `${amount(from)} – ${amount(to)}`;

test('delivery is promised as the checkout charges it, and the governorate is remembered', async ({
  page,
  open,
  language,
  t,
}) => {
  const [book] = await availableBooks(1);
  const one = await quotesOf('Matrouh', [{ id: book!.product_id, qty: 1 }]);
  await open(`/product/${book!.sku}`);
  await page.getByRole('link', { name: t('delivery.choose') }).click();
  const select = page.getByRole('combobox', { name: t('delivery.city') });
  await expect(select).toBeFocused();
  await expect(select.locator('option')).toHaveCount(28);
  await select.selectOption(language === 'ar' ? one.city.name : one.city.name_en);
  const main = page.getByRole('main');
  for (const promised of [one.shipping, one.fee, one.total])
    await expect(main).toContainText(range(promised));
  await expectForEverybody(page, 'product-delivery');
  await page.reload();
  await expect(main).toContainText(range(one.total));

  const two = await quotesOf('Matrouh', [{ id: book!.product_id, qty: 2 }]);
  await storeInCart(page, cartOf([book!, 2]));
  await open('/cart');
  await expect(select).toHaveValue(one.city.id);
  for (const promised of [two.shipping, two.fee, two.total])
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(
      range(promised),
    );
  await expectForEverybody(page, 'cart-delivery');
});

test('a book is shared by WhatsApp, or by a copied link that is announced', async ({
  page,
  context,
  open,
  language,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [book] = await availableBooks(1);
  await open(`/product/${book!.sku}`);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const whatsapp = page.getByRole('link', { name: t('share.whatsapp') });
  const message = new URL((await whatsapp.getAttribute('href'))!).searchParams.get('text')!;
  expect(message).toContain(titleOf(book!, language));
  expect(message).toContain(amount(book!.retail_price));
  expect(message.endsWith(`\n${canonical}`)).toBe(true);
  await page.getByRole('button', { name: t('share.copy') }).click();
  await expect(page.locator('#announcements')).toHaveText(t('share.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
});

test('books like this one stand below it, and lead on', async ({ page, open, t }) => {
  const [book] = await availableBooks(1);
  await open(`/product/${book!.sku}`);
  const related = page.getByRole('region', { name: t('related.title') });
  await expect(related.getByRole('listitem')).toHaveCount(4);
  expect(await related.locator(`a[href$="/${book!.sku}"]`).count()).toBe(0);
  const link = related.getByRole('link').first();
  const href = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === href);
  // Put together by the browser: no document comes for it.
  await page.goto(`${new URL(page.url()).origin}${href.replace(/product\/.*/, 'shop')}`);
  await page.locator('.card-link').first().click();
  await expect(related.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('link', { name: t('share.whatsapp') })).toHaveCount(1);
  await expect(page.getByRole('button', { name: t('share.copy') })).toBeEnabled();
});

test('whoever misses a sold-out book asks for a mail, and can stop it', async ({
  page,
  open,
  language,
  t,
  expectedTrouble,
}) => {
  expectedTrouble.push(/422/);
  const book = await readProduct('select=*&available=is.false');
  const email = `${language}-${Date.now()}@example.eg`;
  const requests = () =>
    readRows<{ state: string; token: string; locale: string }>(
      `back_in_stock_requests?select=state,token,locale&email=eq.${email}`,
    );
  await open(`/product/${book.sku}`);
  const field = page.getByRole('textbox', { name: t('backInStock.email') });
  await field.fill('nobody@nowhere');
  await field.press('Enter');
  const status = page.getByRole('status').filter({ hasText: /./ });
  await expect(status).toHaveText(t('backInStock.results.invalid_email.text'));
  await expect(field).toBeFocused();
  await expectForEverybody(page, 'product-sold-out-fault');
  for (let time = 0; time < 2; time += 1) {
    await field.fill(email);
    await page.getByRole('button', { name: t('backInStock.submit'), exact: true }).click();
    await expect(status).toHaveText(t('backInStock.results.noted.text'));
    await expect(field).toHaveValue('');
  }
  expect(await requests()).toMatchObject([{ state: 'waiting', locale: language }]);

  const [noted] = await requests();
  await open(`/back-in-stock/stop?token=${noted?.token ?? ''}`);
  await expectForEverybody(page, 'back-in-stock-stop-asked');
  expect(await requests()).toMatchObject([{ state: 'waiting' }]);
  await page.getByRole('button', { name: t('backInStock.stop.action') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('backInStock.results.stopped.title'),
  );
  expect(await requests()).toMatchObject([{ state: 'stopped' }]);
});

test('on a phone nothing lies over the price before the page is scrolled', async ({
  page,
  open,
  t,
}) => {
  await page.setViewportSize(phone.viewport);
  const [book] = await availableBooks(1);
  await open(`/product/${book!.sku}`);
  const floating = [
    page.getByRole('link', { name: t('layout.social') }),
    page.getByRole('button', { name: t('chat.open') }),
  ];
  for (const button of floating) await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  for (const button of floating) await expect(button).toBeVisible();
});
