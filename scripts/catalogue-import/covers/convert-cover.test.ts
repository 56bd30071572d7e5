import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { convertCover } from './convert-cover';

const drawn = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } },
  });

async function converted(bytes: Uint8Array) {
  const cover = await convertCover(bytes);
  if (!cover.ok) throw new Error(cover.reason);
  return sharp(cover.value).metadata();
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'converts %s to WebP',
  async (format) => {
    const bytes = await drawn(300, 400).toFormat(format).toBuffer();
    expect(await converted(bytes)).toMatchObject({
      format: 'webp',
      width: 300,
      height: 400,
      hasAlpha: false,
    });
  },
);

test('shrinks a large picture, rotates it upright and strips its metadata', async () => {
  const bytes = await drawn(3_000, 2_000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, exif, orientation } = await converted(bytes);
  expect([width, height, exif, orientation]).toEqual([1_067, 1_600, undefined, undefined]);
});

test.each([
  ['text', new TextEncoder().encode('<html>404</html>'), /not a picture that can be read/],
  ['nothing', new Uint8Array(), /not a picture that can be read/],
  [
    'a drawing',
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
    /is not JPEG/,
  ],
])('%s is refused', async (_, bytes, reason) => {
  expect(await convertCover(bytes)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(reason),
  });
});

test('rejects a picture that is too small, truncated or has too many pixels', async () => {
  const small = await drawn(300, 119).png().toBuffer();
  expect(await convertCover(small)).toMatchObject({
    reason: 'is smaller than 120 pixels',
    found: '300 × 119',
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = await sharp({
    create: { width: 600, height: 800, channels: 3, background: 'red', noise },
  })
    .jpeg()
    .toBuffer();
  expect(await convertCover(whole.subarray(0, whole.length / 2))).toMatchObject({ ok: false });
  const huge = await sharp({
    create: { width: 8_000, height: 7_000, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  expect(await convertCover(huge)).toMatchObject({
    ok: false,
    found: expect.stringMatching(/pixel limit/),
  });
});
