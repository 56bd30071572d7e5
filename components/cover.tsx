import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { deviceSizes, imageSizes, quality } from '@/lib/image-sizes.mjs';
import { cn } from '@/lib/utils';

/** The frame of a cover, with a drawn book for products without one. */
export function Cover({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="cover"
      className={cn(
        'relative block aspect-3/4 overflow-hidden rounded-sm bg-muted bg-(image:--no-cover) bg-size-[40%] bg-center bg-no-repeat shadow-cover',
        className,
      )}
      {...props}
    />
  );
}

const widths = [...imageSizes, ...deviceSizes];
const widest = Math.max(...widths);

/**
 * The addresses of a picture at Next.js's image optimizer. Without `sizes`, for screens of one and two pixels per
 * point.
 */
function sourcesOf(src: string, width: number, sizes: string | undefined) {
  const at = (pixels: number) =>
    `/_next/image?url=${encodeURIComponent(src)}&w=${pixels}&q=${quality}`;
  const atLeast = (pixels: number) => at(widths.find((one) => one >= pixels) ?? widest);
  return {
    srcSet: sizes
      ? widths.map((pixels) => `${at(pixels)} ${pixels}w`).join(', ')
      : `${atLeast(width)} 1x, ${atLeast(2 * width)} 2x`,
    src: sizes ? at(widest) : atLeast(2 * width),
  };
}

type CoverImageProps = Omit<ComponentProps<'img'>, 'className' | 'srcSet'> & {
  src: string;
  width: number;
  /** Whether the picture is requested before anything else of the page. */
  isPreloaded?: boolean;
};

/**
 * A cover in the width that the screen needs, like `next/image`, which would be 4 KiB of scripts on every list, and
 * fifty components to hydrate. If the file fails to load, the frame's drawing covers the browser's icon for broken
 * images, without a script.
 */
export function CoverImage({ src, width, sizes, isPreloaded, alt, ...props }: CoverImageProps) {
  const sources = sourcesOf(src, width, sizes);
  if (isPreloaded)
    preload(sources.src, {
      as: 'image',
      imageSrcSet: sources.srcSet,
      ...(sizes && { imageSizes: sizes }),
    });
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the reason is above
    <img
      alt={alt}
      width={width}
      loading={isPreloaded ? 'eager' : 'lazy'}
      decoding="async"
      className="absolute inset-0 size-full object-cover [background:inherit] after:absolute after:inset-0 after:[background:inherit]"
      {...props}
      sizes={sizes}
      // React sets attributes in order: Safari would request `src` before it knows the others.
      {...sources}
    />
  );
}
