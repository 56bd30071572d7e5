/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type defaultLoader from 'next/dist/shared/lib/image-loader.js';
import { deviceSizes, imageSizes, quality } from '@/lib/image-sizes.mjs';
import { CoverImage } from './cover';

afterEach(cleanup);

const { getImgProps } = await import('next/dist/shared/lib/get-img-props.js');
const loader = jest.requireActual<{ default: typeof defaultLoader }>(
  'next/dist/shared/lib/image-loader.js',
);
const { imageConfigDefault } = await import('next/dist/shared/lib/image-config.js');
const config = {
  ...imageConfigDefault,
  ...{ deviceSizes, imageSizes, allSizes: [...imageSizes, ...deviceSizes], qualities: [quality] },
  output: undefined,
};

const src = '/websites/shop/covers/مادة 1.webp';

/** What `next/image` makes of the same picture. */
function expected(props: { width: number; height: number; sizes?: string }) {
  const settings = { defaultLoader: loader.default, imgConf: config };
  return getImgProps({ src, alt: '', ...props }, settings).props;
}

test.each([
  ['a share of the screen', { width: 240, height: 320, sizes: '(min-width: 40rem) 30vw, 44vw' }],
  ['a fixed size', { width: 80, height: 107, sizes: '5rem' }],
  ['its width', { width: 120, height: 160 }],
])('has the same addresses as with next/image, by %s', (_, props) => {
  render(<CoverImage src={src} alt="Physics" {...props} />);
  const {
    srcset,
    src: address,
    sizes,
  } = Object.fromEntries(
    [...screen.getByRole('img').attributes].map(({ name, value }) => [name, value]),
  );
  const same = expected(props);
  expect(srcset).toBe(same.srcSet);
  expect(address).toBe(same.src);
  expect(sizes).toBe(same.sizes);
});

test('is requested when it comes near, unless it is preloaded', () => {
  const { rerender } = render(<CoverImage src={src} alt="Physics" width={120} height={160} />);
  const image = () => screen.getByRole('img', { name: 'Physics' });
  expect(image().getAttribute('loading')).toBe('lazy');
  rerender(<CoverImage src={src} alt="Physics" width={120} height={160} isPreloaded />);
  expect(image().getAttribute('loading')).toBe('eager');
  const [link] = document.head.querySelectorAll('link[rel="preload"][as="image"]');
  expect(link?.getAttribute('imagesrcset')).toBe(image().getAttribute('srcset'));
});
