import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { paidOrders } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/staff.ts';
import { bodyRows } from '../fixtures/table.ts';

test('shows payments in the sales of the day, as a chart and as a table', async ({
  page,
  open,
  t,
  language,
}) => {
  test.setTimeout(180_000);
  await paidOrders(1);
  await open('/desk/sales');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('deskSales.presets.today'), exact: true }).click();
  await expect(page).toHaveURL(/\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  const totals = page.getByRole('region', { name: t('deskSales.totals') });
  const orders = totals
    .locator('div')
    .filter({ hasText: t('deskSales.orders') })
    .locator('dd');
  const shown = Number((await orders.innerText()).replaceAll(',', ''));
  expect(shown).toBeGreaterThan(0);
  await paidOrders(1);
  await page.reload();
  const now = async () => Number((await orders.innerText()).replaceAll(',', ''));
  expect(await now()).toBeGreaterThan(shown);
  for (const chart of ['byDay', 'byBook', 'byGovernorate']) {
    const part = page.getByRole('region', { name: t(`deskSales.${chart}`) });
    await expect(part.getByRole('img')).toHaveAttribute('aria-label', /\d/);
    await part.getByText(t('deskSales.figures')).click();
    await expect(part.getByRole('table')).toBeVisible();
    expect(await bodyRows(part).count()).toBeGreaterThan(0);
  }
  await expectForEverybody(page, 'desk-sales-figures');
  await main.getByRole('link', { name: t('deskSales.presets.year'), exact: true }).click();
  await expect(page.getByRole('region', { name: t('deskSales.byWeek') })).toBeVisible();
  await expectForEverybody(page, 'desk-sales-year');
  await open('/desk/sales?from=2026-01-01&to=2026-01-31');
  await expect(main).toContainText(t('deskSales.none'));
  await expect(page).toHaveURL(new RegExp(at(language, '/desk/sales')));
});

test('reports an impossible period, and shows the last thirty days', async ({ page, open, t }) => {
  for (const [query, fault] of [
    ['from=2026-02-30&to=2026-03-01', 'invalid'],
    ['from=2026-03-02&to=2026-03-01', 'reversed'],
    ['from=2025-01-01&to=2026-03-01', 'too_long'],
  ] as const) {
    await open(`/desk/sales?${query}`);
    await expect(page.getByRole('main')).toContainText(
      t(`deskSales.faults.${fault}`, { most: '366' }),
    );
  }
});
