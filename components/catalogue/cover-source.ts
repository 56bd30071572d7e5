import { getImageProps } from 'next/image';

// Covers are 600 pixels wide; nothing is gained beyond that, and phones ask for the smaller ones.
const widest = 640;

type CoverSource = { image_url: string; width: number; sizes: string };

/**
 * The attributes of an image element for a cover, without the client component that `next/image` is. Covers that
 * the shop does not host itself are taken as they are.
 */
export function coverSource({ image_url, width, sizes }: CoverSource) {
  const { props } = getImageProps({
    src: image_url,
    alt: '',
    width,
    height: (width / 3) * 4,
    sizes,
    unoptimized: !image_url.startsWith('/'),
  });
  const srcSet = props.srcSet
    ?.split(', ')
    .filter((candidate) => Number(candidate.match(/ (\d+)w$/)?.[1] ?? 0) <= widest)
    .join(', ');
  return { src: props.src, width, height: (width / 3) * 4, ...(srcSet ? { srcSet, sizes } : {}) };
}
