import { test } from '../fixtures/shopper.ts';
import { delaySearches, expectSearchFor, searchBox, typeSlowly } from '../fixtures/typing.ts';

const words = { ar: 'كيمياء', en: 'physics' };

for (const gap of [50, 200, 600, 1_000, 1_300, 2_000]) {
  for (const delay of [0, 700, 3_000]) {
    test(`letters ${gap} ms apart, lists after ${delay} ms: each letter stays, the last search is for all`, async ({
      page,
      open,
      t,
      language,
    }) => {
      await delaySearches(page, [delay]);
      await open('/shop');
      const box = searchBox(page, t);
      await box.focus();
      await typeSlowly(page, box, words[language], gap);
      await expectSearchFor(page, box, words[language]);
    });
  }
}
