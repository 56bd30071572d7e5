import { expect, test } from '../fixtures/shopper.ts';

test('shows the delivery fees in a table with separate columns', async ({ page, open, t }) => {
  await open('/delivery');
  const row = page
    .getByRole('table', { name: t('deliveryPage.table') })
    .getByRole('row')
    .last();
  // From one cell's text to the other's, and from both to the edges of the table.
  const gaps = await row.evaluate((element) => {
    const boxOf = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    const edges = [...element.children].map(boxOf).sort((one, other) => one.left - other.left);
    const table = element.getBoundingClientRect();
    return [
      edges[0]!.left - table.left,
      edges[1]!.left - edges[0]!.right,
      table.right - edges[1]!.right,
    ];
  });
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8);
  const headers = await page
    .getByRole('columnheader')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
  expect(headers).toEqual(['start', 'end']);
});
