import { bookCard } from '../../fixtures/cards.ts';
import { amount, availableBooks, cartOf, storeInCart } from '../../fixtures/cart.ts';
import { quotesOf } from '../../fixtures/delivery.ts';
import { price } from '../../fixtures/price.ts';
import { expectForEverybody } from '../../fixtures/screen.ts';
import { expect, test } from '../../fixtures/shopper.ts';

/** An amount of the cart, or the lower and the higher one, as pages write them. */
const range = ([from, to]: readonly [number, number]) =>
  from === to ? amount(from) : `${amount(from)} – ${amount(to)}`;

test('shows the delivery fee that the checkout charges, and remembers the governorate', async ({
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
    await expect(main).toContainText(price(language, ...promised));
  await expectForEverybody(page, 'product-delivery');
  await page.reload();
  await expect(main).toContainText(price(language, ...one.total));

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

test('links similar books below a book', async ({ page, open, t }) => {
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
  await page.locator(`${bookCard} h3 a`).first().click();
  await expect(related.getByRole('listitem')).toHaveCount(4);
  await page.getByText(t('share.share'), { exact: true }).click();
  await expect(page.getByRole('link', { name: t('share.whatsapp') })).toHaveCount(1);
  await expect(page.getByRole('button', { name: t('share.copy') })).toBeEnabled();
});
