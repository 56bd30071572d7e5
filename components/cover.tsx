import Image from 'next/image';
import type { ComponentProps } from 'react';
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

/** If the file fails to load, the frame's drawing covers the browser's icon for broken images, without a script. */
export function CoverImage({ alt, ...props }: Omit<ComponentProps<typeof Image>, 'className'>) {
  return (
    <Image
      {...props}
      alt={alt}
      className="absolute inset-0 size-full object-cover [background:inherit] after:absolute after:inset-0 after:[background:inherit]"
    />
  );
}
