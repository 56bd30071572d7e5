'use client';

import { useCallback, useState } from 'react';
import { coverSource } from '@/lib/catalogue/cover-source';

const sizes = '(min-width: 64rem) 26rem, (min-width: 40rem) 40vw, 46vw';

type ProductCoverProps = { imageUrl: string | null; title: string; noCover: string };

/** The large cover of a product page; without it, or when it fails to load, the book drawn on the frame shows. */
export function ProductCover({ imageUrl, title, noCover }: ProductCoverProps) {
  const [failed, setFailed] = useState(false);
  // The file may have failed before this script ran, and no event comes twice.
  const lookAtOnce = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <div className="cover-frame sm:sticky sm:top-28">
      {imageUrl && !failed ? (
        // eslint-disable-next-line @next/next/no-img-element -- see cover-source
        <img
          {...coverSource(imageUrl)}
          ref={lookAtOnce}
          sizes={sizes}
          width={480}
          height={640}
          alt={title}
          fetchPriority="high"
          // In the frame that shows the title, rather than in one after the scripts.
          decoding="sync"
          onError={() => setFailed(true)}
        />
      ) : (
        <span role="img" aria-label={noCover} className="absolute inset-0" />
      )}
    </div>
  );
}
