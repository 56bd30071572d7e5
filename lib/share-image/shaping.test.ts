import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { loadCairo, measureCairo } from './cairo';
import { splitGraphemes } from './clean-text';
import { textLine } from './text-line';

beforeAll(loadCairo);

async function drawn(text: string): Promise<Buffer> {
  const line = textLine({
    text,
    x: 380,
    y: 90,
    size: 64,
    colour: '#000',
    align: 'right',
    bold: true,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="140"><rect width="400" height="140" fill="#fff"/>${line}</svg>`;
  return sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
}

const zeroWidthNonJoiner = '\u200c';

test('joins the letters of a word: separated, they look different and are wider', async () => {
  const joined = 'كيمياء';
  const apart = splitGraphemes(joined).join(zeroWidthNonJoiner);
  expect((await drawn(joined)).equals(await drawn(apart))).toBe(false);
  expect(await measureCairo(joined, 64, true)).toBeLessThan(await measureCairo(apart, 64, true));
});

test('every letter has its own shape: none is an empty box', async () => {
  const letters = splitGraphemes('ابتثجحخدذرزسشصضطظعغفقكلمنهويءABCxyz0129٠٣٩');
  const pictures = new Set<string>();
  for (const letter of letters) pictures.add((await drawn(letter)).toString('latin1'));
  expect(pictures.size).toBe(letters.length);
});

test('the first word of an Arabic line is at its right end', async () => {
  const picture = await drawn('ـــ . ');
  const darkest = (from: number, to: number) => {
    let low = 255;
    for (let y = 0; y < 140; y++)
      for (let x = from; x < to; x++) low = Math.min(low, picture[y * 400 + x] ?? 255);
    return low;
  };
  expect(darkest(330, 380)).toBeLessThan(60);
  expect(darkest(0, 200)).toBe(255);
});
