import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readRows } from '../fixtures/backend.ts';
import { carryOut, deskPage } from '../fixtures/desk.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/staff.ts';
import { bodyRows } from '../fixtures/table.ts';

/** A visible field: Next.js keeps the previous page in the document, hidden. */
const visible = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });
const termsOf = (code: string) =>
  readRows(
    `promos?select=kind,amount_pt,basis_points,minimum_pt,starts_at,limit_total,active&code=eq.${code}`,
  );

test('adds, changes and ends a promo code', async ({ page, open, t, language }) => {
  test.setTimeout(180_000);
  const code = `NEW-${randomUUID().slice(0, 6).toUpperCase()}`;
  const main = page.getByRole('main');
  const field = (name: string) => visible(page, t(`deskPromos.fields.${name}`));
  const save = page.getByRole('button', { name: t('deskPromos.save'), exact: true });
  await open('/desk/promos');
  await main.getByRole('link', { name: t('deskPromos.new') }).click();
  await expect(save).toBeEnabled();
  await field('percentValue').fill('101');
  await save.click();
  await expect(main).toContainText(t('deskPromos.faults.code'));
  await expect(main).toContainText(t('deskPromos.faults.percent'));
  await expectForEverybody(page, 'desk-promo-refused');
  await field('code').fill(code);
  await field('percentValue').fill('١٢٫٥');
  await field('minimum').fill('200');
  await field('startsAt').fill('2026-11-01T00:00');
  await field('limitTotal').fill('100');
  await save.click();
  await expect(page).toHaveURL(at(language, `/desk/promos/codes/${code}`));
  await expect(main).toContainText(t('deskPromos.states.running'));
  const terms = { kind: 'percent', basis_points: 1_250, minimum_pt: 20_000, limit_total: 100 };
  expect(await termsOf(code)).toMatchObject([
    { ...terms, starts_at: expect.stringMatching('2026-10-31.22:00'), active: true },
  ]);
  await expectForEverybody(page, 'desk-promo');

  await field('amount').check();
  await field('amountValue').fill('50');
  await save.click();
  await expect
    .poll(() => termsOf(code))
    .toMatchObject([{ kind: 'amount', amount_pt: 5_000, basis_points: null }]);
  // The code is ended with the version that the page shows.
  await page.reload();
  const end = t('deskPromos.end');
  await carryOut(page, end, end);
  await expect(main).toContainText(t('deskPromos.states.switched_off'));
  expect(await termsOf(code)).toMatchObject([{ active: false, amount_pt: 5_000 }]);
  await open(`/desk/promos?q=${code.toLowerCase()}`);
  await expect(bodyRows(main)).toHaveCount(1);
  await expect(bodyRows(main)).toContainText(t('deskPromos.usesCount', { count: 0 }));
});

test('does not let colleagues overwrite each other, or add a code twice', async ({
  page,
  browser,
  open,
  t,
  language,
  expectedTrouble,
}) => {
  test.setTimeout(180_000);
  expectedTrouble.push(/409/);
  const code = `TWO-${randomUUID().slice(0, 6).toUpperCase()}`;
  const fields = (name: string) => t(`deskPromos.fields.${name}`);
  const save = t('deskPromos.save');
  await open('/desk/promos/new');
  await visible(page, fields('code')).fill(code);
  await page.getByRole('button', { name: save, exact: true }).click();
  await page.waitForURL(/\/codes\//);
  const colleague = await deskPage(browser);
  await colleague.goto(at(language, `/desk/promos/codes/${code}`));
  await visible(page, fields('limitTotal')).fill('5');
  await page.getByRole('button', { name: save, exact: true }).click();
  await expect.poll(() => termsOf(code)).toMatchObject([{ limit_total: 5 }]);
  await visible(colleague, fields('minimum')).fill('300');
  await colleague.getByRole('button', { name: save, exact: true }).click();
  await expect(colleague.getByRole('main')).toContainText(t('deskRefusals.changed_meanwhile'));
  expect(await termsOf(code)).toMatchObject([{ limit_total: 5, minimum_pt: 0 }]);
  await open('/desk/promos/new');
  await visible(page, fields('code')).fill(code.toLowerCase());
  await page.getByRole('button', { name: save, exact: true }).click();
  await expect(page.getByRole('main')).toContainText(t('deskRefusals.code_taken'));
  await colleague.context().close();
});
