import { test } from '../fixtures/shopper.ts';
import { expectSearchFor, searchBox, typeSlowly } from '../fixtures/typing.ts';

const words = { ar: 'كيمياء', en: 'physics' };

for (const gap of [50, 200, 600, 1_000, 1_300, 2_000]) {
  for (const delay of [0, 700, 3_000]) {
    test(`keeps every letter and searches for all of them: letters ${gap} ms apart, lists after ${delay} ms`, async ({
      page,
      open,
      t,
      language,
    }) => {
      const typing = await typeSlowly(page, () => open('/shop'), [delay]);
      const box = searchBox(page, t);
      await box.focus();
      await typing.type(box, words[language], gap);
      await typing.end();
      await expectSearchFor(page, box, words[language]);
    });
  }
}
