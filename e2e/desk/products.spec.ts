import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signedInAccount } from '../fixtures/accounts.ts';
import { deleteRows, insertRow, readRows } from '../fixtures/backend.ts';
import { deskPage, focusSearch } from '../fixtures/desk.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { placedOrder } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/staff.ts';
import { bodyRows } from '../fixtures/table.ts';

type Kept = { product_id: string; sku: string; isbn: string };

/** A book with an ISBN, a different one for each test and language. */
async function bookOf(place: number): Promise<Kept> {
  const columns = 'product_id,sku,isbn';
  const [book] = await readRows<Kept>(
    `products?select=${columns}&isbn=not.is.null&published=is.true&order=sku&limit=1&offset=${String(place)}`,
  );
  if (!book) throw new Error('The seed has fewer books with an ISBN.');
  return book;
}

const places = { ar: 40, en: 50 };
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

/** Like a scanner: types the code and presses Enter. */
async function scan(page: Page, code: string) {
  await focusSearch(page);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** The ten-digit ISBN of the same book. */
function tenDigits(isbn: string): string {
  const nine = isbn.slice(3, 12);
  const sum = Array.from(nine, Number).reduce((total, digit, at) => total + digit * (10 - at), 0);
  const check = (11 - (sum % 11)) % 11;
  return nine + (check === 10 ? 'X' : String(check));
}

test('opens the book of a scanned code, and lists books for a name', async ({
  page,
  open,
  t,
  language,
}) => {
  const { product_id, isbn, sku } = await bookOf(places[language]);
  const codes = [
    isbn,
    isbn.replace(/^(...)(.)(....)/, '$1-$2-$3-'),
    tenDigits(isbn),
    sku.toLowerCase(),
  ];
  for (const code of codes) {
    await open('/desk/products');
    await scan(page, code);
    await expect(page).toHaveURL(at(language, `/desk/products/${product_id}`));
  }
  await open('/desk/products');
  await scan(page, 'الفيزياء');
  const links = bodyRows(page.getByRole('main')).getByRole('link');
  await expect(page).toHaveURL(/\?q=/);
  await expect(links.nth(1)).toBeVisible();
  await expectForEverybody(page, 'desk-products-found');
  await open('/desk/products?q=zzzzqqqq');
  await expect(page.getByRole('main')).toContainText(t('deskProducts.none'));
});

test('sets the stock without losing a colleague’s count', async ({
  page,
  open,
  browser,
  t,
  language,
}) => {
  test.setTimeout(180_000);
  const { product_id } = await bookOf(places[language] + 1);
  await deleteRows('inventory', `product_id=eq.${product_id}`);
  const path = `/desk/products/${product_id}`;
  const stock = () =>
    readRows<{ on_hand: number }>(`inventory?select=on_hand&product_id=eq.${product_id}`);
  await open(path);
  await expectForEverybody(page, 'desk-product', () => open(path));
  const colleague = await deskPage(browser);
  await colleague.goto(at(language, path));
  const count = async (where: Page, copies: string) => {
    const save = where.getByRole('button', { name: t('deskProducts.saveStock') });
    await expect(save).toBeEnabled();
    await where.getByRole('checkbox', { name: t('deskProducts.counted') }).check();
    await field(where, t('deskProducts.count')).fill(copies);
    await field(where, t('deskProducts.reason')).fill('جرد');
    await save.click();
  };
  await count(page, '٢٥');
  await expect(page.getByRole('main')).toContainText(`${t('deskProducts.onShelf')}25`);
  expect(await stock()).toEqual([{ on_hand: 25 }]);
  await count(colleague, '7');
  await expect(colleague.getByRole('main')).toContainText(t('deskRefusals.changed_meanwhile'));
  expect(await stock()).toEqual([{ on_hand: 25 }]);
  // The page now shows the new count, and the typed one is still in the field.
  await expect(colleague.getByRole('main')).toContainText(`${t('deskProducts.onShelf')}25`);
  await colleague.getByRole('button', { name: t('deskProducts.saveStock') }).click();
  await expect.poll(stock).toEqual([{ on_hand: 7 }]);
  await colleague.context().close();
});

test('rejects stock below what unpaid orders reserve, and anything but a number', async ({
  page,
  open,
  t,
  language,
}) => {
  const { product_id } = await bookOf(places[language] + 3);
  await deleteRows('inventory', `product_id=eq.${product_id}`);
  await insertRow('inventory', { product_id, on_hand: 5 });
  const { session } = await signedInAccount();
  await placedOrder(session, { product_id, quantity: 3 });
  await open(`/desk/products/${product_id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`${t('deskProducts.reserved')}3`);
  const save = page.getByRole('button', { name: t('deskProducts.saveStock') });
  await expect(save).toBeEnabled();
  await field(page, t('deskProducts.count')).fill('x');
  await save.click();
  await expect(main).toContainText(t('deskProducts.faults.count'));
  await expect(main).toContainText(t('deskProducts.faults.reason'));
  await field(page, t('deskProducts.count')).fill('2');
  await field(page, t('deskProducts.reason')).fill('جرد');
  await save.click();
  await expect(main).toContainText(t('deskProducts.faults.belowReserved', { count: '3' }));
  await expectForEverybody(page, 'desk-product-refused');
});

test('shows the not-found page of the desk for a book that does not exist', async ({
  page,
  open,
  t,
  expectedTrouble,
}) => {
  expectedTrouble.push(/404/);
  for (const id of ['x', randomUUID()]) {
    await open(`/desk/products/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('desk.notFound.title'));
  }
});
