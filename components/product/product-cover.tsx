'use client';

import { useState } from 'react';
import { Cover, CoverImage } from '@/components/cover';

const sizes = '(min-width: 64rem) 26rem, (min-width: 40rem) 40vw, 33vw';

type ProductCoverProps = { imageUrl: string | null; title: string; noCover: string };

/** The large cover of a product page. Without it, or if it fails to load, the frame's drawn book is visible. */
export function ProductCover({ imageUrl, title, noCover }: ProductCoverProps) {
  const [failed, setFailed] = useState(false);
  return (
    <Cover
      // Before the name, also where both are in one row that wraps, see `product-details.tsx`.
      className="max-xs:mx-auto max-xs:w-[48vw] xs:max-sm:-order-2 xs:max-sm:w-[33vw] xs:max-sm:shrink-0"
    >
      {imageUrl && !failed ? (
        <CoverImage
          src={imageUrl}
          sizes={sizes}
          width={480}
          height={640}
          alt={title}
          isPreloaded
          // Painted together with the title rather than after the scripts.
          decoding="sync"
          onError={() => setFailed(true)}
        />
      ) : (
        <span role="img" aria-label={noCover} className="absolute inset-0" />
      )}
    </Cover>
  );
}
