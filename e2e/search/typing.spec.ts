import { expect, test } from '../fixtures/shopper.ts';
import { expectSearchFor, searchBox, typeSlowly } from '../fixtures/typing.ts';

const words = { ar: 'كيمياء', en: 'physics' };

for (const start of ['/shop', '/shop?availability=available']) {
  test(
    `keeps every letter while lists arrive between the letters (${start})`,
    { tag: '@core-phone' },
    async ({ page, open, t, language }) => {
      const typing = await typeSlowly(page, () => open(start), [0, 300, 1_500]);
      const box = searchBox(page, t);
      await box.focus();
      const element = await box.elementHandle();
      await typing.type(box, words[language], 1_100);
      await typing.end();
      await expectSearchFor(page, box, words[language]);
      expect(await box.evaluate((now, first) => now === first, element)).toBe(true);
    },
  );
}

test(
  'searches for exactly what backspaces and pasted text leave',
  { tag: '@core-phone' },
  async ({ page, open, t, language }) => {
    const typing = await typeSlowly(page, () => open('/shop'), [1_500, 0]);
    const box = searchBox(page, t);
    await box.focus();
    await typing.type(box, words[language].slice(0, 4), 900);
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('Backspace');
      await typing.pause(900);
    }
    await expect(box).toHaveValue(words[language].slice(0, 1));
    // Like a paste: all at once.
    await page.keyboard.insertText(words[language].slice(1));
    await typing.end();
    await expectSearchFor(page, box, words[language]);
  },
);

test(
  'shows the search of the list that a link or the back button opens',
  { tag: '@core-phone' },
  async ({ page, open, t, language }) => {
    await open('/shop?availability=available');
    const box = searchBox(page, t);
    await box.fill(words[language]);
    await box.press('Enter');
    await expectSearchFor(page, box, words[language]);
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\?availability=available$/);
    await expect(box).toHaveValue('');
    await page.goForward();
    await expect(box).toHaveValue(words[language]);
    await page.reload();
    await expect(box).toHaveValue(words[language]);
  },
);

for (const gap of [50, 200, 600, 1_000, 1_300, 2_000]) {
  for (const delay of [0, 700, 3_000]) {
    test(
      `keeps every letter and searches for all of them: letters ${gap} ms apart, lists after ${delay} ms`,
      { tag: '@phone' },
      async ({ page, open, t, language }) => {
        const typing = await typeSlowly(page, () => open('/shop'), [delay]);
        const box = searchBox(page, t);
        await box.focus();
        await typing.type(box, words[language], gap);
        await typing.end();
        await expectSearchFor(page, box, words[language]);
      },
    );
  }
}
