import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { renderBrandShareImage, renderShareImage, type ShareImage } from './render';

// Rendering a picture takes a second on a busy machine.
const content: ShareImage = {
  title: 'نوّار الأحياء للصف الثالث الثانوي: كتاب الشرح',
  subtitle: 'دار نوّار الحقول',
  price: '1,250 جنيه',
  brand: 'زاد',
  cover: null,
  direction: 'rtl',
};

const awkwardTitles: readonly [string, string][] = [
  ['5,000 letters without a space', 'ب'.repeat(5000)],
  ['5,000 characters of words', 'كتاب الأحياء '.repeat(385)],
  ['markup', '</text><script>alert(1)</script> & "quotes" \'too\' ]]>'],
  ['control characters', 'كتاب\u0000\u0008\u001b\u202e الكيمياء\ud800'],
  ['emoji only', '😀👩🏽‍🔬🇪🇬'],
  ['nothing', ''],
];

describe('the share image of a product', () => {
  let cover: Buffer;
  beforeAll(async () => {
    const plain = sharp({
      create: { width: 600, height: 800, channels: 3, background: '#7b2130' },
    });
    cover = await plain.webp().toBuffer();
  });

  test('is a 1200 × 630 JPEG of at most 250 KB', async () => {
    const jpeg = await renderShareImage({ ...content, cover });
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThanOrEqual(250_000);
  });

  test('stays under 250 KB with a cover of pure noise', async () => {
    const noise = sharp({
      create: {
        width: 600,
        height: 800,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    });
    const jpeg = await renderShareImage({ ...content, cover: await noise.png().toBuffer() });
    expect(jpeg.length).toBeLessThanOrEqual(250_000);
  });

  test('is the same when rendered twice', async () => {
    const [first, second] = [await renderShareImage(content), await renderShareImage(content)];
    expect(first.equals(second)).toBe(true);
  });

  test('has the cover on the left of an Arabic picture and on the right of an English one', async () => {
    const colourAt = async (direction: 'rtl' | 'ltr', left: number) => {
      const jpeg = await renderShareImage({ ...content, cover, direction });
      const spot = { left, top: 300, width: 4, height: 4 };
      const [red] = await sharp(jpeg).extract(spot).raw().toBuffer();
      return red;
    };
    expect(await colourAt('rtl', 215)).toBeGreaterThan(110);
    expect(await colourAt('ltr', 985)).toBeGreaterThan(110);
    expect(await colourAt('ltr', 215)).not.toBe(await colourAt('rtl', 215));
  });

  test.each(awkwardTitles)('is rendered for a title of %s', async (_, title) => {
    const jpeg = await renderShareImage({ ...content, title, subtitle: title });
    expect((await sharp(jpeg).metadata()).width).toBe(1200);
  });

  test('shows the logo in place of a cover that is not an image', async () => {
    const broken = await renderShareImage({ ...content, cover: Buffer.from('not a picture') });
    expect(broken.equals(await renderShareImage(content))).toBe(true);
  });
});

test('the picture of the shop itself has the same size', async () => {
  const jpeg = await renderBrandShareImage({
    brand: 'Zad',
    title: 'Fuel Your Future',
    subtitle: 'Find the books that will help you conquer exams.',
    direction: 'ltr',
  });
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThanOrEqual(250_000);
});
